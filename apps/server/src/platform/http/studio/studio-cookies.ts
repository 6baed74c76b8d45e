import { readCookie } from '../read-cookie.ts'
import type { StudioCookies } from './studio-context.ts'

type Carried = { header: string | undefined; isSecure: boolean }

/** The studio's cookies of a request. Over TLS only those count that a subdomain or an attacker without TLS can't have set. */
export function readStudioCookies({ header, isSecure }: Carried): StudioCookies {
  return {
    session: readCookie(header, nameOf('upbeat_staff', isSecure)) ?? null,
    browser: readCookie(header, nameOf('upbeat_browser', isSecure)) ?? null,
  }
}

/** `__Host-` makes browsers refuse the cookie without TLS, with a domain or for a part of the site. */
function nameOf(name: string, isSecure: boolean) {
  return isSecure ? `__Host-${name}` : name
}
