import type { Database } from '../../platform/db/database.ts'

type Account = {
  id: string
  email: string
  name: string
  language: string | null
  passwordHash: string
  createdAt: Date
}

/** The installation's accounts of staff, within an import's transaction. */
export type AccountsOn = (transaction: Database) => {
  byEmail: (email: string) => Promise<{ id: string } | null>
  byId: (id: string) => Promise<{ id: string } | null>
  insertAccount: (account: Account) => Promise<void>
}
