import { createHmac, timingSafeEqual } from 'node:crypto'

/** The owner of a calendar. */
export type CalendarOwner = { tenantId: string; memberId: string }
/** What the URL is bound to: it changes with the password and the email address. */
export type CalendarBasis = { emailKey: string; passwordHash: string | null }

/** The secret part of a personal calendar's URL: programs that subscribe send no credentials. */
export function makeCalendarToken(secret: string, owner: CalendarOwner, basis: CalendarBasis): string {
  const named = Buffer.from(`${owner.tenantId} ${owner.memberId}`).toString('base64url')
  return `${named}.${mac(secret, owner, basis)}`
}

/** The member in a token; null if malformed. Not verified: check it with `isCalendarToken`. */
export function calendarOwner(token: string): CalendarOwner | null {
  const [tenantId, memberId] = Buffer.from(token.split('.')[0] ?? '', 'base64url')
    .toString()
    .split(' ')
  return tenantId && memberId ? { tenantId, memberId } : null
}

/** Whether the token is valid for this member with their current password and email address. */
export function isCalendarToken(secret: string, token: string, owner: CalendarOwner, basis: CalendarBasis): boolean {
  const given = Buffer.from(token)
  const expected = Buffer.from(makeCalendarToken(secret, owner, basis))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function mac(secret: string, { tenantId, memberId }: CalendarOwner, { emailKey, passwordHash }: CalendarBasis) {
  const text = ['calendar', tenantId, memberId, emailKey, passwordHash ?? ''].join('\n')
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}
