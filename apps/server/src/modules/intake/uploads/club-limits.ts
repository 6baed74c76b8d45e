import type { Database } from '../../../platform/db/database.ts'

/** What a club may use, and what it has used. The operator sets it. */
export type ClubLimit = {
  /** How many bytes it may store; null if unlimited. */
  diskBytes: number | null
  /** Minutes of video that it may prepare in a calendar month (UTC); null if unlimited. */
  encodeMinutes: number | null
  /** Minutes of video whose preparation began this month. */
  encodedMinutes: number
}
export type ClubLimits = { of: (tenantId: string) => Promise<ClubLimit> }
/** In a transaction, since the embedded database has one connection. */
export type ClubLimitsOn = (db: Database) => ClubLimits
