import { rewriteLegacyPath } from '@upbeat/rules/routes/rewrite-legacy-path'
import { addressAt } from '../../platform/http/address-at.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Catalogue } from '../classes/catalogue.ts'
import { plainText } from '../classes/plain-text.ts'

/** What a page says of itself to those who unfurl its link. */
export type LinkCard = { title: string; description: string; image: string | null }
export type FindLinkCard = (tenant: Tenant, address: string) => Promise<LinkCard | null>

type Parts = {
  catalogueOf: (tenant: Tenant) => Promise<Catalogue>
  eventsOf: (tenantId: string) => Promise<(Found & { id: string })[]>
}
type Found = { name: string; description: string; imageLink: string | null }

/** The card of the class, collection, channel or live event that an address of the club shows; null for any other page. */
export function createFindLinkCard({ catalogueOf, eventsOf }: Parts): FindLinkCard {
  return async (tenant, address) => {
    const shown = whatIsShown(address)
    if (!shown) return null
    const found =
      shown.kind === 'event'
        ? (await eventsOf(tenant.id)).find(({ id }) => id === shown.id)
        : inCatalogue(await catalogueOf(tenant), shown)
    return found ? { title: found.name, description: found.description, image: found.imageLink } : null
  }
}

type Shown = { kind: 'class' | 'collection' | 'channel' | 'event'; id: string }

function inCatalogue(catalogue: Catalogue, { kind, id }: Shown): Found | undefined {
  if (kind === 'class') return catalogue.byTag.get(id)?.row
  if (kind === 'collection') return catalogue.collections.find(({ tag }) => tag === id)
  const channel = catalogue.channels.find(({ tag }) => tag === id)
  if (!channel) return undefined
  const { displayName, description, mediaSpaceImageUrl: imageLink } = channel
  return { name: plainText(displayName), description: plainText(description), imageLink }
}

/** By the route table: paths regardless of case and of a slash at the end (D-08), old ones as the app turns them (D-09). */
function whatIsShown(address: string): Shown | null {
  const url = addressAt('http://club.invalid', address)
  const path = rewriteLegacyPath(url.pathname).replace(/\/+$/, '')
  const query = (name: string) => url.searchParams.get(name)
  const classId = query('classId')
  if (classId && /^\/channels\/[^/]+$/i.test(path)) return { kind: 'class', id: classId }
  const places: [Shown['kind'], string | null | undefined][] = [
    ['event', /^\/(?:connect\/live|live)\/([^/]+)$/i.exec(path)?.[1]],
    ['class', /^\/(?:classes|home|connect\/classes)\/([^/]+)$/i.exec(path)?.[1]],
    ['collection', /^\/collections\/([^/]+)$/i.exec(path)?.[1]],
    ['collection', /^\/collection(?:\/v2)?$/i.test(path) ? query('collectionTag') : null],
    ['channel', /^\/channels\/([^/]+)$/i.exec(path)?.[1]],
    ['channel', /^\/channelView$/i.test(path) ? query('tag') : null],
  ]
  const place = places.find(([, id]) => id)
  const id = place?.[1] && decoded(place[1])
  return place && id ? { kind: place[0], id } : null
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
