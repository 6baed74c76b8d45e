import type { AccountContext } from '../../platform/http/studio/studio-context.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { AuditEntry } from '../audit/audit.ts'
import type { AuditedValue } from '../audit/audit-shapes.ts'

/** The audit entry for a person's change of their own account, in the history of the club at which they made it. */
export function accountEntry(
  context: Pick<AccountContext, 'account' | 'tenant' | 'role' | 'now'>,
  action: string,
  before: AuditedValue<'account'> | null,
  after: AuditedValue<'account'> | null,
): AuditEntry<'account'> {
  const { account, tenant, role, now } = context
  return {
    tenantId: role && tenant ? tenant.id : null,
    actor: actorOf(context),
    action,
    object: { kind: 'account', id: account.id, name: account.name },
    before,
    after,
    now,
  }
}
