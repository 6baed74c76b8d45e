import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/failure/failure.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'

/** The pages that open in the club's app: what can be shared, and short links. */
const opened = ['/s/*', '/classes/*', '/collections/*', '/channels/*', '/connect/live/*', '/live/*']

/**
 * Serves the files that let phones open links to the club in its app. `appStoreId` is the app's identifier in the
 * stores. If Apple's needs the team's prefix or Android's differs, set the club's private settings `appleAppId` and
 * `androidPackage`. `androidCertificates` lists the fingerprints of the app's signing certificates, which Android
 * requires.
 */
export function mountAppLinks(
  server: FastifyInstance,
  { tenants, defaultTenant }: { tenants: Tenants; defaultTenant: string },
) {
  const appOf = (host: string) => {
    const tenant = tenants.servedAt(host, defaultTenant)
    // At a host that clubs share, one club's app would be trusted with the links of all.
    const isOwn = [tenants.byHost(host), tenants.claimantOf(host)].includes(tenant) || tenants.all().length === 1
    if (!isOwn || !tenant?.config.dynamicLinkAllowedOnApp || !tenant.config.appStoreId) throw new Failure('notFound')
    return { id: tenant.config.appStoreId, settings: tenant.settings }
  }

  server.get('/.well-known/apple-app-site-association', async (request, reply) => {
    const { id, settings } = appOf(request.host)
    const appIDs = [settings.appleAppId ?? id]
    const components = opened.map((path) => ({ '/': path }))
    return reply
      .type('application/json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify({ applinks: { details: [{ appIDs, components }] } }))
  })

  server.get('/.well-known/assetlinks.json', async (request, reply) => {
    const { id, settings } = appOf(request.host)
    const target = {
      namespace: 'android_app',
      package_name: settings.androidPackage ?? id,
      sha256_cert_fingerprints: settings.androidCertificates,
    }
    const statement = { relation: ['delegate_permission/common.handle_all_urls'], target }
    return reply.header('cache-control', 'public, max-age=3600').send([statement])
  })
}
