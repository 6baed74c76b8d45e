import type { Metadata } from '@upbeat/contract/entities/metadata'
import type { SearchPayload } from '@upbeat/contract/entities/search'
import type { Context } from '../../platform/http/context.ts'
import { Prebuilt } from '../../platform/http/mount.ts'
import type { Catalogue, Catalogues } from '../classes/catalogue.ts'
import { listedJson } from '../classes/present.ts'

export type SearchService = ReturnType<typeof createSearchService>
type Parts = {
  catalogues: Pick<Catalogues, 'of'>
  metadata: (context: Context) => Promise<Metadata>
  favouriteTags: (context: Context) => Promise<ReadonlySet<string>>
}

export function createSearchService({ catalogues, metadata, favouriteTags }: Parts) {
  /** Classes by the payload; the metadata too where the header asks for it (API-21, API-22). */
  async function search(context: Context, payload: SearchPayload, withMetadata: boolean): Promise<Prebuilt> {
    const catalogue = await catalogues.of(context.tenant)
    const favourites = await favouriteTags(context)
    const items = payload.type === 0 ? findOwn(context, catalogue, payload) : findConnect(context, catalogue, payload)
    const parts = items.map(({ row, json }) => listedJson(json, favourites.has(row.tag)))
    const metaData = withMetadata ? `,"metaData":${JSON.stringify(await metadata(context))}` : ''
    return new Prebuilt(`{"items":[${parts.join(',')}]${metaData}}`)
  }

  return { search }
}

/** A tenant's catalogue is its provider's; another provider's id finds nothing (TEN-23). */
function findOwn(context: Context, catalogue: Catalogue, payload: SearchPayload) {
  return isTenantWide(context, payload) ? find(catalogue, payload) : []
}

/** Connect's classes come from several clubs: the tenant's own id means all of them, a club's those of that club (D-14, D-43). */
function findConnect(context: Context, catalogue: Catalogue, payload: SearchPayload) {
  if (isTenantWide(context, payload)) return find(catalogue.connect, payload)
  const ofClub = catalogue.connect.classList.filter(({ row }) => row.providerId === payload.providerid)
  const wanted = new Set(payload.virtualClasses)
  const tags = ofClub.map(({ row }) => row.tag).filter((tag) => wanted.size === 0 || wanted.has(tag))
  return tags.length === 0 ? [] : find(catalogue.connect, { ...payload, virtualClasses: tags })
}

function isTenantWide(context: Context, payload: SearchPayload) {
  return payload.providerid === '' || payload.providerid === context.tenant.config.providerId
}

function find({ classList, search }: Catalogue['connect'], payload: SearchPayload) {
  return search.find(payload).flatMap((position) => classList[position] ?? [])
}
