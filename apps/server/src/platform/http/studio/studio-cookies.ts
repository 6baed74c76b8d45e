import { stringifySetCookie } from 'cookie'
import { readCookie } from '../read-cookie.ts'
import type { StudioCookies } from './studio-context.ts'

type Carried = { header: string | undefined; isSecure: boolean }
const browserLifetimeSeconds = 400 * 86_400

/** The names don't mention the product, since a club may use its own brand (TEN-01). */
export const sessionCookieName = 'staff_session'
const browserCookieName = 'staff_browser'

/**
 * Reads the studio's cookies. On https only `__Host-` cookies count, which a subdomain or an attacker without TLS can't
 * set.
 */
export function readStudioCookies({ header, isSecure }: Carried): StudioCookies {
  return {
    session: readCookie(header, nameOf(sessionCookieName, isSecure)) ?? null,
    browser: readCookie(header, nameOf(browserCookieName, isSecure)) ?? null,
  }
}

/** The `Set-Cookie` header of a session: scripts can't read the cookie, and forms on other sites don't send it. */
export function sessionCookie(token: string, isSecure: boolean): string {
  // A session cookie without expiry: the server decides when the session ends.
  return cookie({ name: sessionCookieName, value: token, isSecure })
}

export function endedSessionCookie(isSecure: boolean): string {
  return cookie({ name: sessionCookieName, value: '', isSecure, maxAge: 0 })
}

/** Recognises a browser at its next sign-in; grants no access. */
export function browserCookie(token: string, isSecure: boolean): string {
  return cookie({ name: browserCookieName, value: token, isSecure, maxAge: browserLifetimeSeconds })
}

/** Browsers refuse a `__Host-` cookie without TLS, with a domain, or with a path other than `/`. */
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
