/** The module of each page, loaded on navigation, by the phrase of its title. */
export const pages = {
  'pages.landing': () => import('../pages/landing.tsx'),
  'pages.home': () => import('../pages/home.tsx'),
  'pages.classes': () => import('../pages/class-list.tsx'),
  'pages.classPlayer': () => import('../pages/class-player.tsx'),
  'pages.search': () => import('../pages/search.tsx'),
  'pages.browse': () => import('../pages/browse.tsx'),
  'pages.category': () => import('../pages/category.tsx'),
  'pages.favourites': () => import('../pages/favourites.tsx'),
  'pages.recent': () => import('../pages/recent-activity.tsx'),
  'pages.account': () => import('../pages/account.tsx'),
  'pages.profileUpdate': () => import('../pages/profile-update.tsx'),
  'pages.resetPassword': () => import('../pages/reset-password.tsx'),
  'pages.channels': () => import('../pages/channel-list.tsx'),
  'pages.channel': () => import('../pages/channel.tsx'),
  'pages.coach': () => import('../pages/coach.tsx'),
  'pages.collections': () => import('../pages/collections.tsx'),
  'pages.collection': () => import('../pages/collection.tsx'),
  'pages.connect': () => import('../pages/connect-list.tsx'),
  'pages.connectPlayer': () => import('../pages/connect-player.tsx'),
  'pages.liveSchedule': () => import('../pages/live-schedule.tsx'),
  'pages.livePlayer': () => import('../pages/live-player.tsx'),
  'pages.clubList': () => import('../pages/club-list.tsx'),
  'pages.subscribe': () => import('../pages/subscribe.tsx'),
  'pages.checkout': () => import('../pages/checkout.tsx'),
  'pages.subscriptionComplete': () => import('../pages/subscription-complete.tsx'),
  'pages.signIn': () => import('../pages/sign-in.tsx'),
  'pages.signUp': () => import('../pages/sign-up.tsx'),
  'pages.ssoCallback': () => import('../pages/sso-callback.tsx'),
  'pages.contact': () => import('../pages/contact.tsx'),
  'pages.terms': () => import('../pages/terms.tsx'),
  'pages.error': () => import('../pages/error.tsx'),
  'pages.notFound': () => import('../pages/not-found.tsx'),
}

/** Modules of further URLs, whose title is that of another page. */
export const channelView = () => import('../pages/channel-view.tsx')
export const collectionView = () => import('../pages/collection-view.tsx')
export const collectionGrid = () => import('../pages/collection-grid.tsx')

/** What surrounds the pages that show server data. */
export const queryLayout = () => import('./query-layout.tsx')
