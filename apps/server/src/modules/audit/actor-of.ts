import type { AccountContext, StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { AuditActor } from './audit.ts'

/** Who makes a change, as the history names them. */
export function actorOf({ account, role }: Pick<AccountContext, 'account' | 'role'>): AuditActor {
  return { kind: 'staff', id: account.id, name: account.name, role }
}

/** The same for what a club's staff or its API keys do. */
export function staffActor({ accountId, name, role, kind }: Omit<StaffContext['staff'], 'email'>): AuditActor {
  return { kind: kind ?? 'staff', id: accountId, name, role: kind ? null : role }
}
