import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { contentModeTenant, seamlessMode } from '@upbeat/rules/tenant/switches'
import { paths } from '../../lib/paths.ts'

/** The target of `/`: the club list in tenant content mode, Home for members, else the landing page. */
export function startPath(tenant: TenantConfig, visitor: { signedIn: boolean; embedded: boolean }): string {
  if (contentModeTenant(tenant)) return paths.clubList
  return visitor.signedIn || seamlessMode(tenant, visitor.embedded) ? paths.home : paths.landing
}
