import { isMarketing } from '@upbeat/rules/consent/consent'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { consent, consentAnswer } = schema

/** Answers about marketing emails that come and go with files of members. */
export function createAnswerTransferRepository(db: Database) {
  /** The newest version of the club's marketing policy; null if it has none. */
  async function marketingPolicy(tenantId: string) {
    const rows = await db
      .select()
      .from(consent)
      .where(eq(consent.tenantId, tenantId))
      .orderBy(desc(consent.publishedAt))
    const versions = rows.filter(isMarketing)
    const newest = versions.filter(({ version }) => version === versions[0]?.version)
    return newest.find(({ language }) => language === 'en-gb') ?? newest[0] ?? null
  }

  /** The newest answer of each of these members, whether they accepted. */
  async function marketingAnswers(tenantId: string, memberIds: string[]): Promise<Map<string, boolean>> {
    const rows = await db
      .selectDistinctOn([consentAnswer.memberId, consentAnswer.policy], {
        memberId: consentAnswer.memberId,
        policy: consentAnswer.policy,
        action: consentAnswer.action,
      })
      .from(consentAnswer)
      .where(and(eq(consentAnswer.tenantId, tenantId), inArray(consentAnswer.memberId, memberIds)))
      .orderBy(consentAnswer.memberId, consentAnswer.policy, desc(consentAnswer.answeredAt))
    return new Map(rows.filter(isMarketing).map(({ memberId, action }) => [memberId, action === 'accepted']))
  }

  /** Keeps answers that were given elsewhere, for the newest version of the policy. False if the club has none. */
  async function keepAnswers(
    tenantId: string,
    answers: readonly { id: string; memberId: string; accepted: boolean }[],
    now: Date,
  ): Promise<boolean> {
    if (answers.length === 0) return true
    const row = await marketingPolicy(tenantId)
    if (!row) return false
    const { policy, tag, version, language } = row
    await db.insert(consentAnswer).values(
      answers.map(({ id, memberId, accepted }) => ({
        id,
        tenantId,
        memberId,
        policy,
        tag,
        version,
        language,
        action: accepted ? ('accepted' as const) : ('rejected' as const),
        answeredAt: now,
      })),
    )
    return true
  }

  return { marketingPolicy, marketingAnswers, keepAnswers }
}
