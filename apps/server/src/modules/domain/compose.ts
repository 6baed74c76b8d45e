import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { TenantAdmin } from '../tenant/admin.ts'
import type { AskDomain } from './ask-domain.ts'
import { createAssertFree } from './assert-free.ts'
import { createCheckDomain } from './check-domain.ts'
import type { DnsLookup } from './dns-lookup.ts'
import { createDomainProofs } from './domain-proofs.ts'
import { createMayHaveCertificate } from './may-have-certificate.ts'
import { createProveHost } from './prove-host.ts'
import { mountDomain, mountDomainProofs } from './routes.ts'
import { createServerPlace } from './server-place.ts'
import { createDomainService } from './service.ts'
import { createDomainUndo } from './undo-domain-change.ts'

type Parts = Pick<Platform, 'config' | 'limits' | 'makeToken' | 'secretOf'> &
  Pick<Http, 'server' | 'studioMount'> & { tenants: Tenants; admin: TenantAdmin; dns: DnsLookup; askDomain: AskDomain }

/** The clubs' own domains. */
export async function composeDomain(parts: Parts) {
  const { server, studioMount, config, tenants, dns, askDomain } = parts
  const proofs = createDomainProofs(await parts.secretOf('domain'))
  const check = createCheckDomain({ ...parts, proofs, ask: askDomain })
  const place = createServerPlace({ config, dns, tenants })
  const assertFree = createAssertFree(parts)
  mountDomain(studioMount, createDomainService({ ...parts, check, proofs, place, assertFree }))
  mountDomainProofs(server, { proofs, mayHaveCertificate: createMayHaveCertificate({ tenants, check, config }) })
  const proveHost = createProveHost({ check, proofs, place, assertFree })
  return { undoer: createDomainUndo({ ...parts, proveHost }), proveHost }
}
