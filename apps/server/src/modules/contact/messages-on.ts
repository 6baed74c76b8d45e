import type { Database } from '../../platform/db/database.ts'
import { createContactRepository } from './repository.ts'

/** The messages to clubs within another module's transaction. */
export type MessagesOn = typeof messagesOn

export function messagesOn(db: Database) {
  const { sentFrom, removeSentFrom } = createContactRepository(db)
  return { sentFrom, removeSentFrom }
}
