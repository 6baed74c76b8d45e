/**
 * Every URL path of the app (ROUTE-48). The router matches them case-insensitively, with an optional trailing slash (D-08). The builders
 * below fill a pattern's `:name`.
 */
export const paths = {
  landing: '/',
  home: '/home',
  homePlayer: '/home/:tag',
  classes: '/classes',
  classPlayer: '/classes/:tag',
  classSearch: '/classes/search',
  onDemandSearch: '/ondemand/search',
  category: '/classes/categories/:categoryId',
  browse: '/browse/',
  favourites: '/user/classes/favourites',
  classesFavourites: '/classes/fav',
  onDemandFavourites: '/ondemand/fav',
  recent: '/user/classes/recent',
  classesRecent: '/classes/recent',
  account: '/user/account',
  profileUpdate: '/user/update',
  resetPassword: '/user/forget/:token',
  channels: '/channels/',
  channel: '/channels/:channelTag',
  channelView: '/channelView',
  coach: '/coaches/:coach',
  collections: '/collections',
  collection: '/collections/:collectionTag',
  collectionView: '/collection/',
  collectionViewV2: '/collection/v2/',
  connect: '/connect/',
  connectClasses: '/connect/classes',
  connectPlayer: '/connect/classes/:tag',
  connectSchedule: '/connect/schedule',
  connectLive: '/connect/live/:eventId',
  live: '/live/:eventId',
  clubList: '/connect/clublist',
  subscribe: '/subscribe',
  checkout: '/subscribe/CheckOut',
  subscriptionComplete: '/success',
  signIn: '/signin',
  signUp: '/signup',
  ssoCallback: '/callback',
  contact: '/contact',
  terms: '/tc',
  error: '/error',
} as const

export function classPlayerPath(tag: string): string {
  return fill(paths.classPlayer, tag)
}

/** The on-demand player for a class of Connect (D-42). */
export function clubConnectClassPath(tag: string): string {
  return `${classPlayerPath(tag)}?clubConnect=true`
}

/** The search page with the results of a query. */
export function searchPath(text: string): string {
  return `${paths.classSearch}?${new URLSearchParams({ q: text })}`
}

export function categoryPath(categoryId: string): string {
  return fill(paths.category, categoryId)
}

export function channelPath(channelTag: string): string {
  return fill(paths.channel, channelTag)
}

/** The player, opened on top of its channel's page (D-11). */
export function channelClassPath(channelTag: string, classTag: string): string {
  return `${channelPath(channelTag)}?classId=${encodeURIComponent(classTag)}`
}

export function channelViewPath(channelTag: string): string {
  return `${paths.channelView}?tag=${encodeURIComponent(channelTag)}`
}

/** The page of a coach, whom classes name. */
export function coachPath(name: string): string {
  return fill(paths.coach, name)
}

export function collectionPath(collectionTag: string): string {
  return fill(paths.collection, collectionTag)
}

export function connectPlayerPath(tag: string, liveEventId?: string): string {
  const path = fill(paths.connectPlayer, tag)
  return liveEventId === undefined ? path : `${path}?event=${encodeURIComponent(liveEventId)}`
}

export function connectLivePath(eventId: string): string {
  return fill(paths.connectLive, eventId)
}

export function connectProviderPath(providerId: string): string {
  return `${paths.connectClasses}?providerId=${encodeURIComponent(providerId)}`
}

export function profileUpdatePath(item: 'name' | 'email'): string {
  return `${paths.profileUpdate}?item=${item}`
}

/** Sign-in without the redirect to the identity provider (D-16); `tokenError` is the reason. */
export function signInWithoutSsoPath(tokenError = false): string {
  return `${paths.signIn}?SSO=false${tokenError ? '&tokenError=true' : ''}`
}

/** Whether two paths match the same page by the router's rules. */
export function isSamePath(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

/** Whether a page has a search field of its own. */
export function isSearchPage(pathname: string): boolean {
  return [paths.classSearch, paths.onDemandSearch].some((path) => isSamePath(path, pathname))
}

function bare(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1')
}

function fill(pattern: string, value: string): string {
  return pattern.replace(/:\w+/, encodeURIComponent(value))
}
