import { isKeeping } from '../storage.ts'

/** Cookies that the server needs to render the next page: it can't read the browser's storage. */
export type PageCookie = 'language' | 'member'

const year = 31_536_000

/** Sets a cookie for a year; `null` deletes it. Contains no identity or credential. */
export function setPageCookie(name: PageCookie, value: string | null): void {
  if (!isKeeping()) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : year}; samesite=lax`
}
