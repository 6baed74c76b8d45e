import type { TransferredAccess } from '@upbeat/contract/studio/entities/member-import'
import type { Database } from '../../../platform/db/database.ts'

type Grant = TransferredAccess & { id: string; memberId: string }
type MarketingAnswer = { memberId: string; accepted: boolean }

/** What other modules know and keep of members who come or go with a file. Changes run in the import's transaction. */
export type ImportPorts = {
  plans: (tenantId: string) => Promise<{ tag: string; displayName: string }[]>
  /** The days of free access of these codes, null without an end; codes that can't be redeemed now are left out. */
  codeDays: (tenantId: string, codes: readonly string[], now: Date) => Promise<Map<string, number | null>>
  /** Members without access are left out. */
  accessOf: (tenantId: string, memberIds: string[], now: Date) => Promise<Map<string, TransferredAccess | 'external'>>
  give: (transaction: Database, tenantId: string, grants: readonly Grant[], now: Date) => Promise<void>
  asksForMarketing: (tenantId: string) => Promise<boolean>
  /** Confirmed yes, or no; members with neither are left out. */
  marketingOf: (tenantId: string, memberIds: string[]) => Promise<Map<string, boolean>>
  answerMarketing: (
    transaction: Database,
    tenantId: string,
    answers: readonly MarketingAnswer[],
    now: Date,
  ) => Promise<void>
  /** Records that these members joined. */
  joined: (transaction: Database, tenantId: string, memberIds: readonly string[], now: Date) => Promise<void>
  /** Adds a link with which the member sets a password. */
  addLink: (tenantId: string, link: { tokenHash: string; memberId: string; expiresAt: Date }) => Promise<void>
}
