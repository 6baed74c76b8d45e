import { eq } from 'drizzle-orm'
import { type DatabaseHandle, schema } from '../db/database.ts'
import { asPlatform } from '../scope/scope.ts'
import { randomToken } from '../session/token.ts'

/** A secret made once, stored in the database and shared by all servers of an installation. */
export function sharedSecret(database: DatabaseHandle, name: string): Promise<string> {
  return asPlatform(() => readOrMake(database, name))
}

async function readOrMake(database: DatabaseHandle, name: string) {
  await database.db.insert(schema.secret).values({ name, value: randomToken() }).onConflictDoNothing()
  const [row] = await database.db.select().from(schema.secret).where(eq(schema.secret.name, name))
  if (!row) throw new Error(`secret ${name} could not be kept`)
  return row.value
}
