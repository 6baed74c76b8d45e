import { parseCookie } from 'cookie'

/** A cookie's value from a `Cookie` header; undefined if it is missing, empty or can't be decoded. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return parseCookie(header ?? '', { decode: decoded })[name] || undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
