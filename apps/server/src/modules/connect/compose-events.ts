import type { Platform } from '../../platform/open-platform.ts'
import { createEventCache } from './event-cache.ts'
import { createConnectRepository } from './repository.ts'

/** The events of the clubs, and the classes that they are. */
export async function composeEvents({ database }: Pick<Platform, 'database'>) {
  const { list, classes } = createConnectRepository(database.db)
  const eventCache = createEventCache({ database, load: list })
  await eventCache.start()
  return { eventCache, classes }
}
