import { connectSubNavigationShown } from '@upbeat/rules/tenant/connect-sub-navigation'
import { dailyClassLeads } from '@upbeat/rules/tenant/home-parts'
import { liveEnabled } from '@upbeat/rules/tenant/switches'
import { inTenant } from '../../platform/scope/scope.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { FirstPage } from './first-view/first-view.ts'

type PictureAt = (at: { tenant: Tenant; origin: string; now: Date }) => Promise<string | null>
type Parts = {
  /** The picture of the club's class of the day. */
  pictureOfTheDay: PictureAt
  /** The picture of the first event of the live schedule. */
  pictureOfSchedule: PictureAt
  /** Whether the list of classes leads to the page of its only category. */
  hasOneCategory: (tenant: Tenant) => Promise<boolean>
}
/** What a member's page opens with: what is rendered of it, and its first picture, if the server knows it. */
export type Opening = { page: FirstPage | null; picture: string | null }
type Asked = {
  tenant: Tenant
  origin: string
  now: Date
  /** The URL's path in the route table. */
  route: string | undefined
  hasQuery: boolean
  phrases: Record<string, string>
}

const unknown: Opening = { page: null, picture: null }

/** Finds out what the server renders of a member's page (docs/decisions/012). */
export function createOpening({ pictureOfTheDay, pictureOfSchedule, hasOneCategory }: Parts) {
  return async function openingOf({ route, hasQuery, phrases, ...at }: Asked): Promise<Opening> {
    const { tenant } = at
    const phrase = (key: string) => phrases[key] ?? ''
    return inTenant(tenant.id, async () => {
      switch (route) {
        case '/home': {
          const picture = dailyClassLeads(tenant.config) ? await pictureOfTheDay(at) : null
          return { page: picture === null ? null : { view: 'home' }, picture }
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
          return { page: { view: 'schedule', ...page }, picture }
        }
        default:
          return unknown
      }
    })
  }
}
