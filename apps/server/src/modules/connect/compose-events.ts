import type { Platform } from '../../platform/open-platform.ts'
import { createEventCache } from './event-cache.ts'
import { createConnectRepository } from './repository.ts'

/** The clubs' events, and their classes. */
export async function composeEvents({ database }: Pick<Platform, 'database'>) {
  const { list, classes } = createConnectRepository(database.db)
  const eventCache = createEventCache({ database, load: list })
  await eventCache.start()
  return { eventCache, classes }
}
