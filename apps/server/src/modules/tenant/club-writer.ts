import type { Database, schema } from '../../platform/db/database.ts'

type ClubRow = typeof schema.tenant.$inferSelect

/** Writes of other modules to a club and its own texts, in a transaction of the caller. Changes of a club need the platform's scope. */
export type ClubWriter = {
  saveLook: (tenantId: string, look: Pick<ClubRow, 'config' | 'logoSvg'>) => Promise<void>
  /** Closes the club to its members, or opens it again. */
  setSuspended: (tenantId: string, suspended: boolean) => Promise<void>
  /** Replaces these private settings and keeps the others. */
  mergeSettings: (tenantId: string, changes: Record<string, unknown>) => Promise<void>
  /** Changes single texts in a language. Null removes one, so that the product's is used again. */
  changeTexts: (tenantId: string, change: TextsIn<string | null>) => Promise<void>
  /** Replaces all texts in a language. */
  replaceTexts: (tenantId: string, change: TextsIn<string>) => Promise<void>
  /** Replaces one text in all languages. */
  replaceText: (
    tenantId: string,
    change: { key: string; texts: Readonly<Record<string, string>>; now: Date },
  ) => Promise<void>
}
export type ClubWriterOn = (db: Database) => ClubWriter

/** Texts by key. */
type TextsIn<T> = { language: string; texts: Readonly<Record<string, T>>; now: Date }
