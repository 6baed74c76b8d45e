import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Catalogue } from '../classes/build-catalogue.ts'
import { plainText } from '../classes/plain-text.ts'
import { type Shown, whatIsShown } from './what-is-shown.ts'

/** The content of a link preview. */
export type LinkCard = { title: string; description: string; image: string | null }
export type FindLinkCard = (tenant: Tenant, address: string) => Promise<LinkCard | null>

type Parts = {
  catalogueOf: (tenant: Tenant) => Promise<Catalogue>
  eventOf: (tenantId: string, id: string) => Promise<Found | null>
}
type Found = { name: string; description: string; imageLink: string | null }

/** The card of the class, collection, channel, coach or live event at a URL of the club; null for other pages. */
export function createFindLinkCard({ catalogueOf, eventOf }: Parts): FindLinkCard {
  return async (tenant, address) => {
    const shown = whatIsShown(address)
    if (!shown) return null
    const found =
      shown.kind === 'event' ? await eventOf(tenant.id, shown.id) : inCatalogue(await catalogueOf(tenant), shown)
    return found ? { title: found.name, description: found.description, image: found.imageLink } : null
  }
}

function inCatalogue(catalogue: Catalogue, { kind, id }: Shown): Found | undefined {
  if (kind === 'category') return undefined
  if (kind === 'class') return catalogue.byTag.get(id)?.row
  if (kind === 'collection') {
    const collection = catalogue.collections.find(({ tag }) => tag === id)
    if (!collection) return undefined
    const { name, description, imageLink } = collection
    return { name, description, imageLink: imageLink ?? firstPicture(catalogue, collection) }
  }
  if (kind === 'coach') {
    const coach = catalogue.coaches.find(({ name }) => name === id)
    return coach && { name: coach.name, description: coach.line || coach.description, imageLink: coach.imageLink }
  }
  const channel = catalogue.channels.find(({ tag }) => tag === id)
  if (!channel) return undefined
  const { displayName, description, mediaSpaceImageUrl: imageLink } = channel
  return { name: plainText(displayName), description: plainText(description), imageLink }
}

/** Collections made in the studio have no picture of their own. */
function firstPicture({ byTag }: Catalogue, { classTags }: Catalogue['collections'][number]): string | null {
  return classTags.map((tag) => byTag.get(tag)?.row.imageLink).find((link) => link != null) ?? null
}
