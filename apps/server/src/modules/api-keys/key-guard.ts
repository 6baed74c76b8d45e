import type { ApiKeyScope } from '@upbeat/contract/studio/entities/api-key'
import type { Permission } from '@upbeat/rules/staff/may'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { StudioGuard } from '../../platform/http/studio/studio-guard.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import type { ApiKeyService } from './service.ts'

export type KeyGuard = ReturnType<typeof createKeyGuard>

/** The permission that a scope gives, on all the club's objects. */
const allowed: Record<ApiKeyScope, Permission> = { uploads: 'classes.edit' }

/**
 * Authorises a staff member's session or an API key (`Authorization: Bearer`).
 * @throws Failure as the studio's guard and `authorise`
 */
export function createKeyGuard({ guard, keys }: { guard: StudioGuard; keys: Pick<ApiKeyService, 'authorise'> }) {
  return async (request: FastifyRequest, scope: ApiKeyScope): Promise<StaffContext> => {
    const permission = allowed[scope]
    const key = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (key === undefined) return (await guard(request, permission)) as StaffContext
    const open = await guard(request, 'public')
    const { tenant, now } = open
    if (!tenant) throw new Failure('invalidTenant')
    const { id, name } = await inTenant(tenant.id, () => keys.authorise(tenant.id, key, scope, now))
    const account = { id, name, email: '', language: null, isInstallationAdmin: false, isDemo: false }
    return {
      ...open,
      account,
      tenant,
      tenantId: tenant.id,
      sessionId: '',
      reauthenticatedAt: null,
      role: null,
      staff: { accountId: id, name, email: '', role: 'manager', kind: 'apiKey' },
      reachOf: (wanted) => (wanted === permission ? 'all' : null),
    }
  }
}
