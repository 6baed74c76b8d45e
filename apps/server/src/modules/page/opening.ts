import type { Category } from '@upbeat/contract/entities/category'
import type { CoachDetails } from '@upbeat/contract/entities/coach'
import { categoryBanner } from '@upbeat/rules/pictures/category-banner'
import { connectSubNavigationShown } from '@upbeat/rules/tenant/connect-sub-navigation'
import { dailyClassLeads } from '@upbeat/rules/tenant/home-parts'
import { channelsEnabled, collectionsEnabled, liveEnabled } from '@upbeat/rules/tenant/switches'
import { inTenant } from '../../platform/scope/scope.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { LinkCard } from '../sharing/link-card.ts'
import type { FirstPicture } from './first-calls.ts'
import type { FirstPage } from './first-view/first-view.ts'
import { pathParams } from './page-path.ts'

type PictureAt = (at: { tenant: Tenant; origin: string; now: Date }) => Promise<string | null>
type Parts = {
  /** The picture of the club's class of the day. */
  pictureOfTheDay: PictureAt
  /** The picture of the first event of the live schedule. */
  pictureOfSchedule: PictureAt
  /** The picture of the page of all channels. */
  pictureOfChannels: (tenant: Tenant) => Promise<string | null>
  /** The picture of the page of all collections. */
  pictureOfCollections: (tenant: Tenant) => Promise<string | null>
  /** Only the name, if the club has written nothing about the coach. */
  coachOf: (tenant: Tenant, name: string) => Promise<CoachDetails>
  categoriesIn: (at: { tenant: Tenant; language: string }) => Promise<Category[]>
  /** Whether the list of classes leads to the page of its only category. */
  hasOneCategory: (tenant: Tenant) => Promise<boolean>
}
/** What a member's page opens with: what is rendered of it, and its first picture, if the server knows it. */
export type Opening = { page: FirstPage | null; picture: FirstPicture | null }
type Asked = {
  tenant: Tenant
  origin: string
  now: Date
  language: string
  /** The URL's path in the route table. */
  route: string | undefined
  path: string
  /** The link preview of what the page shows. */
  card: LinkCard | null
  phrases: Record<string, string>
}

const unknown: Opening = { page: null, picture: null }

/** Finds out what the server renders of a member's page (docs/decisions/012). */
export function createOpening(parts: Parts) {
  const { pictureOfTheDay, pictureOfSchedule, pictureOfChannels, pictureOfCollections } = parts
  const { coachOf, categoriesIn, hasOneCategory } = parts
  return async function openingOf({ route, path, card, phrases, ...at }: Asked): Promise<Opening> {
    const { tenant } = at
    const phrase = (key: string) => phrases[key] ?? ''
    const hasQuery = path.includes('?')
    return inTenant(tenant.id, async () => {
      switch (route) {
        case '/home': {
          const picture = dailyClassLeads(tenant.config) ? await pictureOfTheDay(at) : null
          return picture === null
            ? unknown
            : { page: { view: 'home' }, picture: { link: picture, kind: 'classOfTheDay' } }
        }
        case '/classes': {
          if (hasQuery || (await hasOneCategory(tenant))) return unknown
          return {
            page: { view: 'list', title: phrase('classes.title'), text: phrase('classes.intro') },
            picture: null,
          }
        }
        case '/connect/schedule': {
          const picture = liveEnabled(tenant.config) ? await pictureOfSchedule(at) : null
          if (picture === null) return unknown
          const words = { title: phrase('connect.liveSchedule'), text: phrase('connect.scheduleText') }
          const page = {
            ...words,
            action: phrase('connect.ownCalendar'),
            hasTabs: connectSubNavigationShown(tenant.config),
          }
          return { page: { view: 'schedule', ...page }, picture: { link: picture, kind: 'liveCard' } }
        }
        case '/classes/categories/:categoryId': {
          const { categoryId } = pathParams(route, path) ?? {}
          const category = (await categoriesIn(at)).find(({ id }) => String(id) === categoryId)
          return category ? banner(categoryBanner(category), category.name, category.description) : unknown
        }
        case '/channels/': {
          const picture = channelsEnabled(tenant.config) ? await pictureOfChannels(tenant) : null
          return banner(picture, phrase('channels.title'), phrase('channels.intro'))
        }
        case '/channels/:channelTag': {
          // A class may play on top of the channel.
          if (hasQuery || !channelsEnabled(tenant.config) || !card) return unknown
          return banner(card.image, card.title, card.description, true)
        }
        case '/collections': {
          const picture = collectionsEnabled(tenant.config) ? await pictureOfCollections(tenant) : null
          return banner(picture, phrase('collections.title'), phrase('collections.intro'))
        }
        case '/collections/:collectionTag':
          return card && collectionsEnabled(tenant.config) ? head(card.title, card.description) : unknown
        case '/browse/':
          return head(phrase('classes.browseTitle'), phrase('classes.browseIntro'))
        case '/user/classes/favourites':
        case '/classes/fav':
          return head(phrase('favourites.title'), null, true)
        case '/user/classes/recent':
        case '/classes/recent':
          return head(phrase('activity.title'), null, true)
        case '/coaches/:coach': {
          const { coach = '' } = pathParams(route, path) ?? {}
          const { name, line, description, imageLink } = await coachOf(tenant, coach)
          if (imageLink === null) return unknown
          return {
            page: { view: 'coach', name, line, text: description },
            picture: { link: imageLink, kind: 'classCard' },
          }
        }
        default:
          return unknown
      }
    })
  }
}

function head(title: string, text: string | null, hasTabs = false): Opening {
  return { page: { view: 'head', title, text, hasTabs }, picture: null }
}

function banner(picture: string | null, title: string, text: string | null, hasProfile = false): Opening {
  if (picture === null) return unknown
  return { page: { view: 'banner', title, text, hasProfile }, picture: { link: picture, kind: 'banner' } }
}
