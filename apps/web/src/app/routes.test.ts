// @vitest-environment happy-dom
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { paths } from '../lib/paths.ts'
import { type PageHandle, routes } from './routes.ts'

function pageAt(path: string): string | undefined {
  const handle = matchRoutes(routes, path)?.at(-1)?.route.handle as PageHandle | undefined
  return handle?.title
}

describe('routes', () => {
  it.each([
    ['/', 'pages.landing'],
    ['/home', 'pages.home'],
    ['/home/abc', 'pages.classPlayer'],
    ['/home/a/b', 'pages.home'],
    ['/classes', 'pages.classes'],
    ['/classes/abc', 'pages.classPlayer'],
    ['/classes/search', 'pages.search'],
    ['/ondemand/search', 'pages.search'],
    ['/classes/fav', 'pages.favourites'],
    ['/ondemand/fav', 'pages.favourites'],
    ['/user/classes/favourites', 'pages.favourites'],
    ['/user/classes/recent', 'pages.recent'],
    ['/classes/recent', 'pages.recent'],
    ['/classes/categories/1009', 'pages.category'],
    ['/browse', 'pages.browse'],
    ['/browse/', 'pages.browse'],
    ['/channels', 'pages.channels'],
    ['/channels/yoga', 'pages.channel'],
    ['/channelview', 'pages.channel'],
    ['/collections', 'pages.collections'],
    ['/collections/x', 'pages.collection'],
    ['/collection', 'pages.collection'],
    ['/collection/v2/', 'pages.collection'],
    ['/subscribe', 'pages.subscribe'],
    ['/subscribe/checkout', 'pages.checkout'],
    ['/success', 'pages.subscriptionComplete'],
    ['/connect', 'pages.connect'],
    ['/connect/classes/', 'pages.connect'],
    ['/connect/classes/x', 'pages.connectPlayer'],
    ['/connect/schedule', 'pages.liveSchedule'],
    ['/connect/live/E1', 'pages.livePlayer'],
    ['/live/E1', 'pages.livePlayer'],
    ['/connect/clubList', 'pages.clubList'],
    ['/CONNECT/CLUBLIST', 'pages.clubList'],
    ['/user/account', 'pages.account'],
    ['/user/update', 'pages.profileUpdate'],
    ['/user/forget/tok', 'pages.resetPassword'],
    ['/signin', 'pages.signIn'],
    ['/signup', 'pages.signUp'],
    ['/callback', 'pages.ssoCallback'],
    ['/contact', 'pages.contact'],
    ['/tc', 'pages.terms'],
    ['/error', 'pages.error'],
    ['/no/such', 'pages.notFound'],
    ['/connect/no/such', 'pages.notFound'],
  ])('%s shows %s', (path, title) => {
    expect(pageAt(path)).toBe(title)
  })

  it('matches the event id right after "live"', () => {
    expect(matchRoutes(routes, '/live/E1')?.at(-1)?.params.eventId).toBe('E1')
    expect(matchRoutes(routes, '/connect/live/E1')?.at(-1)?.params.eventId).toBe('E1')
  })

  it('has a page for every path of the table', () => {
    for (const path of Object.values(paths)) expect(pageAt(path.replace(/:\w+/g, 'x'))).not.toBe('pages.notFound')
  })

  it('ROUTE-48 have their paths in one module and no others, ignoring case and a trailing slash', () => {
    const known = [...Object.values(paths), `${paths.home}/*`, '*']
    const used = pathsOf(routes)
    expect(used.filter((path) => !known.includes(path as (typeof known)[number]))).toEqual([])
    expect(new Set(used).size).toBe(used.length)
    for (const path of Object.values(paths).map((pattern) => pattern.replace(/:\w+/g, 'abc'))) {
      expect(pageAt(path.toUpperCase()), path).toBe(pageAt(path))
      expect(pageAt(path.replace(/\/?$/, '/')), path).toBe(pageAt(path))
    }
  })

  it('ROUTE-48 are not hard-coded anywhere else', () => {
    const sources = import.meta.glob<string>(
      ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../lib/paths.ts', '!../gallery/**'],
      { query: '?raw', import: 'default', eager: true },
    )
    expect(Object.keys(sources).length).toBeGreaterThan(300)
    const literals = Object.values(paths).filter((path) => path !== '/')
    const found = Object.entries(sources).flatMap(([file, source]) =>
      literals
        .filter((path) => new RegExp(`['"\`]${path}['"\`?/]`, 'i').test(source))
        .map((path) => `${file}: ${path}`),
    )
    expect(found).toEqual([])
  })
})

function pathsOf(objects: readonly RouteObject[]): string[] {
  return objects.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])])
}
