import { stringifySetCookie } from 'cookie'

/** What the name depends on: clubs may share a host, and `__Host-` needs https. */
type Place = { tenant: { name: string }; origin: string }

const lifetimeSeconds = 30 * 86_400

/** The cookie that a bound session's token needs; scripts can't read it (docs/decisions/091). */
export function sessionCookieName({ tenant, origin }: Place): string {
  return `${isSecure(origin) ? '__Host-' : ''}upbeat_session_${tenant.name}`
}

export function sessionCookie(place: Place, value: string): string {
  return cookie(place, value, lifetimeSeconds)
}

export function endedSessionCookie(place: Place): string {
  return cookie(place, '', 0)
}

function cookie(place: Place, value: string, maxAge: number) {
  const name = sessionCookieName(place)
  const secure = isSecure(place.origin)
  return stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, sameSite: 'strict', secure })
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:')
}
