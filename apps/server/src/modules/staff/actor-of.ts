import type { AccountContext } from '../../platform/http/studio/studio-context.ts'
import type { AuditActor } from '../audit/audit.ts'

/** Who makes a change, as the history names them. */
export function actorOf({ account, role }: Pick<AccountContext, 'account' | 'role'>): AuditActor {
  return { kind: 'staff', id: account.id, name: account.name, role }
}
