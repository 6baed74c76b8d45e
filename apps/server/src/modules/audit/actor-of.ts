import type { AccountContext, StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { AuditActor } from './audit.ts'

/** The author of a change, as named in the history. */
export function actorOf({ account, role }: Pick<AccountContext, 'account' | 'role'>): AuditActor {
  return { kind: 'staff', id: account.id, name: account.name, role }
}

/** The same for a club's staff and API keys. */
export function staffActor({ accountId, name, role, kind }: Omit<StaffContext['staff'], 'email'>): AuditActor {
  return { kind: kind ?? 'staff', id: accountId, name, role: kind ? null : role }
}
