import { isKeeping } from './storage.ts'

/** What the server must know of this browser when it writes the next page: it sees nothing of the storage. */
export type PageCookie = 'language' | 'member'

const year = 31_536_000

/** Keeps it for a year; `null` forgets it. Neither says who this is, nor opens anything. */
export function setPageCookie(name: PageCookie, value: string | null): void {
  if (!isKeeping()) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : year}; samesite=lax`
}
