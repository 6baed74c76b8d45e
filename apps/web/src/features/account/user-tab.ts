export type UserTab = 'favourites' | 'recent' | 'account'

/** Which of the three links the page belongs to, by the last segment of its address (FAV-09). */
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
