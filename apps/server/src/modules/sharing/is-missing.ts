import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Catalogue } from '../classes/build-catalogue.ts'
import { classesByCoach } from '../classes/classes-by-coach.ts'
import { favouritesTag } from '../classes/favourites-tag.ts'
import { whatIsShown } from './what-is-shown.ts'

/** Whether a URL names a class, category, coach, channel or collection that the club doesn't have. */
export type IsMissing = (tenant: Tenant, address: string) => Promise<boolean>

/** Live events are left to the app, as even past ones have a page. */
export function createIsMissing({ catalogueOf }: { catalogueOf: (tenant: Tenant) => Promise<Catalogue> }): IsMissing {
  return async (tenant, address) => {
    const shown = whatIsShown(address)
    if (!shown || shown.kind === 'event') return false
    const { kind, id } = shown
    const catalogue = await catalogueOf(tenant)
    const { byTag, categoryList, channels, coaches, collections } = catalogue
    if (kind === 'class') return !byTag.has(id)
    if (kind === 'category') return !categoryList.some((category) => String(category.id) === id)
    if (kind === 'coach') return !coaches.some(({ name }) => name === id) && !classesByCoach(catalogue).has(id)
    // A channel can also be opened as a collection.
    const lists = kind === 'channel' ? channels : [...collections, ...channels]
    return id !== favouritesTag && !lists.some(({ tag }) => tag === id)
  }
}
