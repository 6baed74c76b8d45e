/** What the cookie's name depends on: clubs may share a host, and browsers hold `__Host-` to https and to this very host. */
type Place = { tenant: { name: string }; origin: string }

const lifetimeSeconds = 30 * 86_400

/** The cookie that a bound session's token is worthless without; scripts never see it (docs/decisions/091). */
export function sessionCookieName({ tenant, origin }: Place): string {
  return `${isSecure(origin) ? '__Host-' : ''}upbeat_session_${tenant.name}`
}

export function sessionCookie(place: Place, value: string): string {
  return `${sessionCookieName(place)}=${value}; Max-Age=${lifetimeSeconds}; ${attributesOf(place)}`
}

export function endedSessionCookie(place: Place): string {
  return `${sessionCookieName(place)}=; Max-Age=0; ${attributesOf(place)}`
}

function attributesOf({ origin }: Place): string {
  return `Path=/; HttpOnly; SameSite=Strict${isSecure(origin) ? '; Secure' : ''}`
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:')
}
