const storageKey = 'studio.club'

/** The club that `?tenant=` names, where several share a host; kept for this tab, since links within the studio don't carry it. */
export function namedClub(): string | null {
  const named = new URLSearchParams(location.search).get('tenant')
  if (named) sessionStorage.setItem(storageKey, named)
  return named ?? sessionStorage.getItem(storageKey)
}
