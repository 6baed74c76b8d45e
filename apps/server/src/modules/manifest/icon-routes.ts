import type { FastifyInstance, FastifyReply } from 'fastify'
import { Failure } from '../../platform/failure/failure.ts'
import { createRecent } from '../../platform/memory/recent.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { drawClubIcon, type IconPurpose } from './club-icon.ts'
import { drawEmailHeader } from './email-header.ts'
import { iconAddress, markAddress } from './icon-address.ts'
import { drawShareImage } from './share-image.ts'

const name = /^(any|maskable|apple)-(48|180|192|512)\.png$/
const marks = { share: drawShareImage, email: drawEmailHeader }
/** A few kilobytes each, drawn once while cached. */
const maxCached = 200
const forGood = 'public, max-age=31536000, immutable'

/**
 * `/icons/{club}/{purpose}-{size}.png`, the images for shared links and emails, and `/favicon.ico` with the icon of the
 * host's club.
 */
export function mountIcons(
  server: FastifyInstance,
  { tenants, defaultTenant }: { tenants: Tenants; defaultTenant: string },
) {
  const kept = createRecent<string, Promise<Uint8Array>>(maxCached)

  server.get<{ Params: { club: string; file: string } }>('/icons/:club/:file', async (request, reply) => {
    const { club, file } = request.params
    const tenant = tenants.byIdOrName(club)
    if (!tenant) throw new Failure('notFound')
    const mark = /^(share|email)\.png$/.exec(file)?.[1] as keyof typeof marks | undefined
    if (mark) return send(reply, markAddress(tenant, mark), () => marks[mark](tenant), forGood)
    const [, purpose, size] = name.exec(file) ?? []
    if (!purpose) throw new Failure('notFound')
    return sendIcon(reply, tenant, purpose as IconPurpose, Number(size), forGood)
  })

  server.get('/favicon.ico', async (request, reply) => {
    const tenant = tenants.servedAt(request.host, defaultTenant)
    if (!tenant) throw new Failure('notFound')
    return sendIcon(reply, tenant, 'any', 48, 'public, max-age=3600')
  })

  function sendIcon(reply: FastifyReply, tenant: Tenant, purpose: IconPurpose, size: number, cacheControl: string) {
    return send(reply, iconAddress(tenant, purpose, size), () => drawClubIcon(tenant, purpose, size), cacheControl)
  }

  async function send(reply: FastifyReply, key: string, draw: () => Promise<Uint8Array>, cacheControl: string) {
    const drawing = kept.get(key) ?? draw()
    kept.set(key, drawing)
    const bytes = await drawing.catch((error) => {
      kept.remove(key)
      throw error
    })
    reply.type('image/png').header('cache-control', cacheControl)
    // Emails and link previews load these from other sites.
    return reply.header('cross-origin-resource-policy', 'cross-origin').send(Buffer.from(bytes))
  }
}
