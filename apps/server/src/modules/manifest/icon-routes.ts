import type { FastifyInstance, FastifyReply } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { createRecent } from '../../platform/memory/recent.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { drawClubIcon, type IconPurpose } from './club-icon.ts'
import { iconAddress } from './icon-address.ts'

const name = /^(any|maskable|apple)-(48|180|192|512)\.png$/
/** A few kilobytes each; what is asked for again is drawn once. */
const mostKept = 200

/** `/icons/{club}/{purpose}-{size}.png`, and `/favicon.ico` for those who look for it: the club of the host. */
export function mountIcons(
  server: FastifyInstance,
  { tenants, defaultTenant }: { tenants: Tenants; defaultTenant: string },
) {
  const kept = createRecent<string, Promise<Uint8Array>>(mostKept)

  server.get<{ Params: { club: string; file: string } }>('/icons/:club/:file', async (request, reply) => {
    const [, purpose, size] = name.exec(request.params.file) ?? []
    const tenant = tenants.byIdOrName(request.params.club)
    if (!tenant || !purpose) throw new Failure('notFound')
    return send(reply, tenant, purpose as IconPurpose, Number(size), 'public, max-age=31536000, immutable')
  })

  server.get('/favicon.ico', async (request, reply) => {
    const tenant = tenants.servedAt(request.host, defaultTenant)
    if (!tenant) throw new Failure('notFound')
    return send(reply, tenant, 'any', 48, 'public, max-age=3600')
  })

  async function send(reply: FastifyReply, tenant: Tenant, purpose: IconPurpose, size: number, cacheControl: string) {
    const key = iconAddress(tenant, purpose, size)
    const drawing = kept.get(key) ?? drawClubIcon(tenant, purpose, size)
    kept.set(key, drawing)
    const bytes = await drawing.catch((error) => {
      kept.remove(key)
      throw error
    })
    reply.type('image/png').header('cache-control', cacheControl)
    // Mail and link cards are read on other sites.
    return reply.header('cross-origin-resource-policy', 'cross-origin').send(Buffer.from(bytes))
  }
}
