import type { PolicyFields, PolicyKind } from '@upbeat/contract/studio/entities/policy'
import { isMarketing, isTerms } from '@upbeat/rules/consent/consent'
import { and, count, desc, eq } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { consent, consentAnswer, member } = schema

export function createPolicyRepository(db: Database) {
  /** All versions and languages of the policy, and the newest version in all its languages; empty before the first. */
  async function newest(tenantId: string, kind: PolicyKind) {
    const isOne = kind === 'terms' ? isTerms : isMarketing
    const all = await db
      .select()
      .from(consent)
      .where(eq(consent.tenantId, tenantId))
      .orderBy(desc(consent.publishedAt), consent.language)
    const rows = all.filter(isOne)
    return { all: rows, current: rows.filter(({ version }) => version === rows[0]?.version) }
  }

  async function live(tenantId: string, kind: PolicyKind): Promise<PolicyFields> {
    const { current } = await newest(tenantId, kind)
    return Object.fromEntries(
      current.flatMap(({ language, title, policyHtml }) => [
        [`title.${language}`, title],
        [`html.${language}`, policyHtml],
      ]),
    )
  }

  /** Adds the next version. Members' earlier answers keep their version. */
  async function publish(tenantId: string, kind: PolicyKind, { fields, now }: { fields: PolicyFields; now: Date }) {
    const { all } = await newest(tenantId, kind)
    const versions = all.map(({ version }) => Number.parseInt(version, 10)).filter(Number.isFinite)
    const version = String(Math.max(0, ...versions) + 1)
    const { policy, tag, urls } = all[0] ?? {
      policy: kind === 'terms' ? 'tnc' : 'Marketing',
      tag: `${tenantId}-${kind}`,
      urls: [],
    }
    const languages = Object.keys(fields).flatMap((field) => (field.startsWith('title.') ? [field.slice(6)] : []))
    const rows = languages.map((language) => {
      const [title = '', policyHtml = ''] = [fields[`title.${language}`], fields[`html.${language}`]]
      return { tenantId, policy, tag, version, language, title, policyHtml, urls, publishedAt: now }
    })
    await db.insert(consent).values(rows)
  }

  /** The number of members whose last answer accepts a version, and the number of members. */
  async function acceptance(tenantId: string, { policy, version }: { policy: string; version: string }) {
    const last = db
      .selectDistinctOn([consentAnswer.memberId], { action: consentAnswer.action, version: consentAnswer.version })
      .from(consentAnswer)
      .where(and(eq(consentAnswer.tenantId, tenantId), eq(consentAnswer.policy, policy)))
      .orderBy(consentAnswer.memberId, desc(consentAnswer.answeredAt))
      .as('last')
    const [row] = await db
      .select({ count: count() })
      .from(last)
      .where(and(eq(last.action, 'accepted'), eq(last.version, version)))
    return { accepted: row?.count ?? 0, members: await members(tenantId) }
  }

  async function members(tenantId: string): Promise<number> {
    const [row] = await db.select({ count: count() }).from(member).where(eq(member.tenantId, tenantId))
    return row?.count ?? 0
  }

  return { newest, live, publish, acceptance, members }
}
