import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import { mountCalendar } from './calendar-routes.ts'
import { createEventCache } from './event-cache.ts'
import { createEventCalendar } from './event-calendar.ts'
import { createEventRepository } from './repository.ts'

type Parts = Pick<Platform, 'database'> & Pick<Http, 'server' | 'guard'>

/** The clubs' events, and their classes. */
export async function composeEvents({ database, server, guard }: Parts) {
  const { list, classes } = createEventRepository(database.db)
  const eventCache = createEventCache({ database, load: list })
  await eventCache.start()
  mountCalendar(server, { guard, calendarOf: createEventCalendar({ eventCache }) })
  return { eventCache, classes }
}
