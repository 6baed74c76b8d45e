import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/failure/failure.ts'
import { addressOf } from '../../platform/limits/address-of.ts'
import { createAllowance } from '../../platform/limits/allowance.ts'
import { type Previews, previewed } from '../../platform/preview/previews.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { PictureFormat, PictureService } from './service.ts'

/** The limit of pictures encoded for one IP address: a page shows about forty, and pictures on disk don't count. */
const misses = { most: 600, perSecond: 1 }
const immutable = 'public, max-age=31536000, immutable'
/** For a stand-in of another width, until the requested one is ready. */
const shortly = 'public, max-age=60'

type Parts = {
  pictures: PictureService
  tenants: Tenants
  previews: Pick<Previews, 'read'>
  now: () => number
}

/** `/images/{key}?width=`: public pictures, as WebP if the browser accepts it (CARD-15). */
export function mountPictures(server: FastifyInstance, { pictures, tenants, previews, now }: Parts) {
  const spend = createAllowance({ ...misses, now })

  type LogoRequest = { Params: { id: string }; Querystring: { preview?: string } }
  server.get<LogoRequest>('/images/logo/:id', async ({ params, query }, reply) => {
    const club = tenants.byIdOrName(params.id.replace(/\.svg$/, ''))
    const token = typeof query.preview === 'string' ? query.preview : null
    const tenant = club && token !== null ? previewed(club, await previews.read(token, club)) : club
    if (!tenant?.logoSvg) throw new Failure('notFound')
    // As an image a logo can't run scripts; this policy blocks them if it is opened directly.
    return reply
      .type('image/svg+xml')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('cache-control', token === null ? 'public, max-age=300' : 'no-store')
      .send(tenant.logoSvg)
  })

  server.get<{ Params: { '*': string }; Querystring: { width?: string } }>('/images/*', async (request, reply) => {
    const format = bestFormat(request.headers.accept ?? '')
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const loading = pictures.picture(readKey(request.params['*']), readWidth(request.query.width), format, {
      gone: gone.signal,
      onMiss: () => spend(addressOf(request.ip)),
    })
    const answer = await loading.catch((error) => {
      if (gone.signal.aborted) return null
      throw error
    })
    // The client has disconnected, so no reply is needed.
    if (!answer) return reply.hijack()
    return reply
      .type(`image/${format}`)
      .header('cache-control', answer.isStandIn ? shortly : immutable)
      .header('vary', 'Accept')
      .send(Buffer.from(answer.bytes))
  })
}

/** Allows one spelling per picture, as every other would be stored as a picture of its own. */
function readKey(key: string): string {
  if (key.length > 200 || !/^[\w-]+(\/[\w.-]+)*$/.test(key)) throw new Failure('notFound')
  return key
}

function readWidth(text: string | undefined) {
  if (text === undefined) return undefined
  const width = Number(text)
  if (!Number.isInteger(width) || width < 1 || width > 10_000) throw new Failure('invalidRequest')
  return width
}

function bestFormat(accept: string): PictureFormat {
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}
