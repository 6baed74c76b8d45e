import type { Context } from './context.ts'
import { Failure } from './failure.ts'

/**
 * The member's id in a path, query or body must be the asker's own: another's is 403, any without a bearer is 401. Guests are
 * `guest` or leave it out (D-05, D-97).
 */
export function assertOwnSlot(context: Context, userId: string | undefined): void {
  if (userId === undefined || userId === '' || userId === 'guest') return
  if (!context.member) throw new Failure('credentialRequired')
  if (userId !== context.member.memberId) throw new Failure('notYours')
}
