import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import {
  channelsEnabled,
  collectionsEnabled,
  connectEnabled,
  connectOnDemandEnabled,
  forgotPasswordEnabled,
  liveEnabled,
  signInShown,
  signUpEnabled,
} from '@upbeat/rules/tenant/switches'
import type { MiddlewareFunction, RouteObject } from 'react-router'
import { paths } from '../lib/paths.ts'
import { gate, leaveLanding, requireMember, rewriteLegacyAddress } from './guards.ts'
import { awaitHandover } from './handover.ts'
import { channelView, collectionGrid, collectionView, pages, queryLayout } from './pages.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { PageFrame } from './shell/page-frame.tsx'
import { Shell } from './shell/shell.tsx'
import { StartingPage } from './shell/starting-page.tsx'

/** The fields of a matched route that the shell reads. */
export type PageHandle = { title: PhraseKey }

const connect = gate(connectEnabled)
const connectOnDemand = gate(connectOnDemandEnabled, paths.connectSchedule)
const live = gate(liveEnabled, paths.connectClasses)
const channels = gate(channelsEnabled)
const collections = gate(collectionsEnabled)

/** The route table. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    middleware: [awaitHandover, rewriteLegacyAddress],
    children: [
      {
        Component: PageFrame,
        HydrateFallback: StartingPage,
        children: [
          {
            ErrorBoundary: ErrorScreen,
            children: [
              page(paths.landing, 'pages.landing', leaveLanding),
              { lazy: queryLayout, ErrorBoundary: ErrorScreen, children: queryPages() },
            ],
          },
        ],
      },
    ],
  },
]

/** The pages that show server data. */
function queryPages(): RouteObject[] {
  return [
    page(paths.home, 'pages.home'),
    page(paths.homePlayer, 'pages.classPlayer', requireMember),
    page(`${paths.home}/*`, 'pages.home'),

    page(paths.classes, 'pages.classes'),
    page(paths.classPlayer, 'pages.classPlayer', requireMember),
    page(paths.classSearch, 'pages.search'),
    page(paths.onDemandSearch, 'pages.search'),
    page(paths.category, 'pages.category'),
    page(paths.browse, 'pages.browse'),

    page(paths.favourites, 'pages.favourites', requireMember),
    page(paths.classesFavourites, 'pages.favourites', requireMember),
    page(paths.onDemandFavourites, 'pages.favourites', requireMember),
    page(paths.recent, 'pages.recent', requireMember),
    page(paths.classesRecent, 'pages.recent', requireMember),
    page(paths.account, 'pages.account', requireMember),
    page(paths.profileUpdate, 'pages.profileUpdate', requireMember),
    page(paths.resetPassword, 'pages.resetPassword', gate(forgotPasswordEnabled, paths.signIn)),

    page(paths.channels, 'pages.channels', channels),
    page(paths.channel, 'pages.channel', channels),
    { ...page(paths.channelView, 'pages.channel', channels), lazy: channelView },
    page(paths.coach, 'pages.coach'),
    page(paths.collections, 'pages.collections', collections),
    page(paths.collection, 'pages.collection', collections),
    { ...page(paths.collectionView, 'pages.collection', collections), lazy: collectionView },
    { ...page(paths.collectionViewV2, 'pages.collection', collections), lazy: collectionGrid },

    page(paths.connect, 'pages.connect', connect, connectOnDemand),
    page(paths.connectClasses, 'pages.connect', connect, connectOnDemand),
    page(paths.connectPlayer, 'pages.connectPlayer', connect, requireMember),
    page(paths.connectSchedule, 'pages.liveSchedule', connect, live),
    page(paths.connectLive, 'pages.livePlayer', connect, live, requireMember),
    page(paths.live, 'pages.livePlayer', connect, live, requireMember),
    page(paths.clubList, 'pages.clubList', connect),

    page(paths.subscribe, 'pages.subscribe', requireMember),
    page(paths.checkout, 'pages.checkout', requireMember),
    page(paths.subscriptionComplete, 'pages.subscriptionComplete'),

    page(paths.signIn, 'pages.signIn', gate(signInShown, paths.error)),
    page(paths.signUp, 'pages.signUp', gate(signUpEnabled, paths.signIn)),
    page(paths.ssoCallback, 'pages.ssoCallback'),
    page(paths.contact, 'pages.contact'),
    page(paths.terms, 'pages.terms'),
    page(paths.error, 'pages.error'),
    page('*', 'pages.notFound'),
  ]
}

/** `title` is the phrase of the page's title, which also names its module. */
function page(path: string, title: keyof typeof pages & PhraseKey, ...middleware: MiddlewareFunction[]): RouteObject {
  return { path, lazy: pages[title], middleware, handle: { title } satisfies PageHandle }
}
