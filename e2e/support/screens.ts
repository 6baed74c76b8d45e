import { callApi } from './api.ts'
import type { TenantName } from './tenants.ts'

/** Every page of the route table that a visitor may open, with ids that the club has. */
export async function visitorScreens(tenant: TenantName): Promise<string[]> {
  const [{ categories }, channels] = await Promise.all([
    callApi('getMetadata', { tenant, params: {} }),
    callApi('listChannels', { tenant, params: {} }),
  ])
  const channel = channels[0]?.tag
  return [
    ...['/', '/home', '/classes', '/classes/search', '/browse/', '/channels/', '/collections', '/signin?SSO=false'],
    ...['/signup', '/contact', '/tc', '/error', '/no-such-page', '/success', '/callback'],
    ...['/connect/', '/connect/classes', '/connect/schedule', '/connect/clublist', '/user/forget/some-token'],
    ...categories.slice(0, 1).map(({ id }) => `/classes/categories/${id}`),
    ...(channel ? [`/channels/${channel}`, `/channelView?tag=${channel}`] : []),
  ]
}
