const storageKey = 'studio.club'

/** The club in `?tenant=`, if several share a host; kept for this tab, since links within the studio don't include it. */
export function namedClub(): string | null {
  const named = new URLSearchParams(location.search).get('tenant')
  if (named) sessionStorage.setItem(storageKey, named)
  return named ?? sessionStorage.getItem(storageKey)
}
