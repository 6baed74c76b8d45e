import { expect, type Page } from '@playwright/test'
import { callApi } from './api.ts'
import type { TenantName } from './tenants.ts'

/** Every page that visitors may open, with ids of the club. */
export async function visitorScreens(tenant: TenantName): Promise<string[]> {
  const [{ categories }, { items }, channels] = await Promise.all([
    callApi('getMetadata', { tenant, params: {} }),
    callApi('searchClasses', { tenant, params: {}, body: { take: 1 } }),
    callApi('listChannels', { tenant, params: {} }),
  ])
  const channel = channels[0]?.tag
  return [
    '/',
    '/home',
    '/classes',
    '/classes/search',
    '/browse/',
    '/channels/',
    '/collections',
    '/signin?SSO=false',
    '/signup',
    '/contact',
    '/tc',
    '/error',
    '/no-such-page',
    '/success',
    '/callback',
    '/connect/',
    '/connect/classes',
    '/connect/schedule',
    '/connect/clublist',
    '/user/forget/some-token',
    ...categories.slice(0, 1).map(({ id }) => `/classes/categories/${id}`),
    ...items.flatMap(({ instructor }) => (instructor ? [`/coaches/${encodeURIComponent(instructor)}`] : [])),
    ...(channel ? [`/channels/${channel}`, `/channelView?tag=${channel}`] : []),
  ]
}

/** Pages for members only, and pages with more content for members. */
export async function memberScreens(tenant: TenantName, token: string): Promise<string[]> {
  const [{ items }, collections, { eventData }] = await Promise.all([
    callApi('searchClasses', { tenant, token, params: {}, body: { take: 1 } }),
    callApi('getCollections', { tenant, token, params: {} }),
    callApi('connectEvents', { tenant, token }),
  ])
  const onDemand = eventData.find(({ type }) => type === 3)
  const live = eventData.find(({ type }) => type !== 3)
  const collection = collections[0]?.collectionTag
  return [
    '/home',
    '/user/classes/favourites',
    '/user/classes/recent',
    '/user/account',
    '/user/update?item=name',
    '/user/update?item=email',
    '/subscribe',
    '/subscribe/CheckOut',
    '/collections',
    ...items.map(({ tag }) => `/classes/${tag}`),
    ...(collection
      ? [
          `/collections/${collection}`,
          `/collection/?collectionTag=${collection}`,
          `/collection/v2/?collectionTag=${collection}`,
        ]
      : []),
    ...(onDemand ? [`/connect/classes/${onDemand.videoId}`] : []),
    ...(live ? [`/connect/live/${live.id}`] : []),
  ]
}

/** Waits until nothing on the page is loading. */
export async function untilLoaded(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
