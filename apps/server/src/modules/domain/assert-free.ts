import type { Config } from '../../config.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hostClaims, isReservedHost, serverNames } from '../../platform/tenancy/hosts.ts'
import type { TenantAdmin } from '../tenant/admin.ts'

export type AssertFree = ReturnType<typeof createAssertFree>
type Parts = { admin: Pick<TenantAdmin, 'list'>; config: Pick<Config, 'PUBLIC_URL' | 'EXTRA_HOSTS'> }

/**
 * Checks that a club may use a host: it must not belong to the installation or to another club, even a disabled one.
 */
export function createAssertFree({ admin, config }: Parts) {
  const names = serverNames(config)
  /** @throws Failure domainReserved, domainTaken */
  return async (tenantId: string, host: string): Promise<void> => {
    if (isReservedHost(host, names)) throw new Failure('domainReserved')
    const others = (await admin.list()).filter(({ id }) => id !== tenantId)
    if (others.some((other) => hostClaims(other).some((claim) => claim.host === host))) throw new Failure('domainTaken')
  }
}
