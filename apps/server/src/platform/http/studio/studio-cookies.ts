import { stringifySetCookie } from 'cookie'
import { readCookie } from '../read-cookie.ts'
import type { StudioCookies } from './studio-context.ts'

type Carried = { header: string | undefined; isSecure: boolean }
const browserLifetimeSeconds = 400 * 86_400

/** Names that don't say the product's: a club's address is its own (TEN-01). */
export const sessionCookieName = 'staff_session'
const browserCookieName = 'staff_browser'

/** The studio's cookies of a request. Over TLS only those count that a subdomain or an attacker without TLS can't have set. */
export function readStudioCookies({ header, isSecure }: Carried): StudioCookies {
  return {
    session: readCookie(header, nameOf(sessionCookieName, isSecure)) ?? null,
    browser: readCookie(header, nameOf(browserCookieName, isSecure)) ?? null,
  }
}

/** The header that hands a browser its session: no script reads it, and other sites' forms don't carry it. */
export function sessionCookie(token: string, isSecure: boolean): string {
  // Without an end of its own: the server knows when the session ends.
  return cookie({ name: sessionCookieName, value: token, isSecure })
}

export function endedSessionCookie(isSecure: boolean): string {
  return cookie({ name: sessionCookieName, value: '', isSecure, maxAge: 0 })
}

/** Recognises a browser at its next sign-in, and opens nothing. */
export function browserCookie(token: string, isSecure: boolean): string {
  return cookie({ name: browserCookieName, value: token, isSecure, maxAge: browserLifetimeSeconds })
}

/** `__Host-` makes browsers refuse the cookie without TLS, with a domain or for a part of the site. */
function nameOf(name: string, isSecure: boolean) {
  return isSecure ? `__Host-${name}` : name
}

function cookie({ name, isSecure, ...rest }: { name: string; value: string; isSecure: boolean; maxAge?: number }) {
  return stringifySetCookie({
    ...rest,
    name: nameOf(name, isSecure),
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  })
}
