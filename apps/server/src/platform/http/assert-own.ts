import { Failure } from '../failure/failure.ts'
import type { Context } from './context.ts'

/**
 * Refuses a member id in a path, query or body that isn't the caller's own: 403 for another member's, 401 without a
 * bearer. Guests send `guest` or leave it out (D-05, D-97).
 */
export function assertOwnSlot(context: Context, userId: string | undefined): void {
  if (userId === undefined || userId === '' || userId === 'guest') return
  if (!context.member) throw new Failure('credentialRequired')
  if (userId !== context.member.memberId) throw new Failure('notYours')
}
