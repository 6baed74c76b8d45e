import { lt } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { takenTrial } = schema
export type TrialRepository = ReturnType<typeof createTrialRepository>

/** Keyed hashes of the email addresses that have had a trial. They outlive their accounts. */
export function createTrialRepository(db: Database) {
  /** Returns false if the address has had one since `earliest`. */
  async function take(
    tenantId: string,
    { addressHash, now, earliest }: { addressHash: string; now: Date; earliest: Date },
  ): Promise<boolean> {
    const taken = await db
      .insert(takenTrial)
      .values({ tenantId, addressHash, takenAt: now })
      .onConflictDoUpdate({
        target: [takenTrial.tenantId, takenTrial.addressHash],
        set: { takenAt: now },
        setWhere: lt(takenTrial.takenAt, earliest),
      })
      .returning({ takenAt: takenTrial.takenAt })
    return taken.length > 0
  }

  return { take }
}
