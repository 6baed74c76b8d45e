import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import { mountCalendar } from './calendar-routes.ts'
import { createEventCache } from './event-cache.ts'
import { createEventCalendar } from './event-calendar.ts'
import { eventClasses } from './event-classes.ts'
import { createEvents } from './events.ts'
import { createEventRepository } from './repository.ts'

type Parts = Pick<Platform, 'database'> & Pick<Http, 'server' | 'guard'>

/** The clubs' events, and their classes. */
export async function composeEvents({ database, server, guard }: Parts) {
  const { list } = createEventRepository(database.db)
  const cache = createEventCache({ database, load: list })
  await cache.start()
  const events = createEvents({ cache })
  mountCalendar(server, { guard, calendarOf: createEventCalendar({ events }) })
  return { events, classes: async (tenantId: string) => eventClasses(await list(tenantId)) }
}
