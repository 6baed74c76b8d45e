import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whose calendar it is. */
export type CalendarOwner = { tenantId: string; memberId: string }

/** The secret part of a personal calendar's address: programs that subscribe send no credential. */
export function makeCalendarToken(secret: string, owner: CalendarOwner): string {
  return `${Buffer.from(`${owner.tenantId} ${owner.memberId}`).toString('base64url')}.${mac(secret, owner)}`
}

/** Null for one that was never given. */
export function readCalendarToken(secret: string, token: string): CalendarOwner | null {
  const [named = '', given = ''] = token.split('.')
  const [tenantId, memberId] = Buffer.from(named, 'base64url').toString().split(' ')
  if (!tenantId || !memberId) return null
  const owner = { tenantId, memberId }
  const expected = Buffer.from(mac(secret, owner))
  const told = Buffer.from(given)
  return told.length === expected.length && timingSafeEqual(told, expected) ? owner : null
}

function mac(secret: string, { tenantId, memberId }: CalendarOwner) {
  return createHmac('sha256', secret).update(`calendar\n${tenantId}\n${memberId}`).digest('base64url').slice(0, 32)
}
