import type { Platform } from '../../platform/open-platform.ts'
import { createEventShelf } from './event-shelf.ts'
import { createConnectRepository } from './repository.ts'

/** The events of the clubs, and the classes that they are. */
export async function composeEvents({ database }: Pick<Platform, 'database'>) {
  const { list, classes } = createConnectRepository(database.db)
  const shelf = createEventShelf({ database, load: list })
  await shelf.start()
  return { shelf, classes }
}
