import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whose calendar it is. */
export type CalendarOwner = { tenantId: string; memberId: string }
/** What the address hangs on: with a new password or another email address it is another one. */
export type CalendarBasis = { emailKey: string; passwordHash: string | null }

/** The secret part of a personal calendar's address: programs that subscribe send no credential. */
export function makeCalendarToken(secret: string, owner: CalendarOwner, basis: CalendarBasis): string {
  const named = Buffer.from(`${owner.tenantId} ${owner.memberId}`).toString('base64url')
  return `${named}.${mac(secret, owner, basis)}`
}

/** Whom a token names; null for none. Unproved until `isCalendarToken` says so. */
export function calendarOwner(token: string): CalendarOwner | null {
  const [tenantId, memberId] = Buffer.from(token.split('.')[0] ?? '', 'base64url')
    .toString()
    .split(' ')
  return tenantId && memberId ? { tenantId, memberId } : null
}

/** Whether the token was given to this member as they are now. */
export function isCalendarToken(secret: string, token: string, owner: CalendarOwner, basis: CalendarBasis): boolean {
  const told = Buffer.from(token)
  const expected = Buffer.from(makeCalendarToken(secret, owner, basis))
  return told.length === expected.length && timingSafeEqual(told, expected)
}

function mac(secret: string, { tenantId, memberId }: CalendarOwner, { emailKey, passwordHash }: CalendarBasis) {
  const text = ['calendar', tenantId, memberId, emailKey, passwordHash ?? ''].join('\n')
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}
