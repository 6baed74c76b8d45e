export type UserTab = 'favourites' | 'recent' | 'account'

/** The current one of the three links, by the last segment of the URL (FAV-09). */
export function userTab(pathname: string): UserTab | null {
  const last = pathname.toLowerCase().split('/').filter(Boolean).at(-1) ?? ''
  return TABS[last] ?? null
}

const TABS: Record<string, UserTab> = {
  favourites: 'favourites',
  fav: 'favourites',
  recent: 'recent',
  account: 'account',
  update: 'account',
}
