import type { Consent, UserConsent } from '@upbeat/contract/entities/consent'
import { isMarketing } from '@upbeat/rules/consent/consent'
import { Failure } from '../../platform/failure/failure.ts'
import type { Context, MemberContext } from '../../platform/http/context.ts'
import type { ConsentAnswerRow, ConsentRepository, ConsentRow } from './repository.ts'
import { sanitiseHtml } from './sanitise-html.ts'

export type ConsentService = ReturnType<typeof createConsentService>
type Parts = {
  consents: ConsentRepository
  makeId: () => string
  /** Called for every answer to the marketing policy. */
  marketingAnswered: (context: MemberContext, accepted: boolean) => Promise<void>
}

export function createConsentService({ consents, makeId, marketingAnswered }: Parts) {
  /** The newest version of each policy, in the requested language or else English or the first. */
  async function list(context: Context, language: string): Promise<Consent[]> {
    const current = currentPolicies(await consents.policies(context.tenantId), language)
    const answers = context.member ? await consents.answers(context.tenantId, context.member.memberId) : []
    return current.map((row) => ({
      ...presentAnswer(row, answers),
      tag: row.tag,
      title: row.title,
      policyHtml: sanitiseHtml(row.policyHtml),
      urls: row.urls,
    }))
  }

  async function listAnswers(context: MemberContext): Promise<UserConsent[]> {
    const current = currentPolicies(await consents.policies(context.tenantId), context.language)
    const answers = await consents.answers(context.tenantId, context.memberId)
    return current.map((row) => presentAnswer(row, answers))
  }

  /** Stores an answer to the newest version. @throws Failure invalidRequest for an unknown tag */
  async function answer(context: MemberContext, tag: string, action: 'rejected' | 'accepted'): Promise<UserConsent> {
    const current = currentPolicies(await consents.policies(context.tenantId), context.language)
    const row = current.find((each) => each.tag === tag)
    if (!row) throw new Failure('invalidRequest')
    const { policy, version, language } = row
    await consents.insertAnswer(context.tenantId, {
      id: makeId(),
      memberId: context.memberId,
      policy,
      tag,
      version,
      language,
      action,
      answeredAt: context.now,
    })
    if (isMarketing(row)) await marketingAnswered(context, action === 'accepted')
    return presentAnswer(row, await consents.answers(context.tenantId, context.memberId))
  }

  return { list, listAnswers, answer }
}

/** Rows are sorted by newest version; within the newest, the requested language is preferred. */
function currentPolicies(rows: ConsentRow[], language: string): ConsentRow[] {
  const byPolicy = Map.groupBy(rows, (row) => row.policy)
  return [...byPolicy.values()].flatMap((versions) => {
    const newest = versions.filter((row) => row.version === versions[0]?.version)
    const row = newest.find((each) => each.language === language) ?? newest.find((each) => each.language === 'en-gb')
    return row ? [row] : newest.slice(0, 1)
  })
}

function presentAnswer(row: ConsentRow, answers: ConsentAnswerRow[]): UserConsent {
  const last = answers.find((answer) => answer.policy === row.policy)
  return {
    policy: row.policy,
    consentTag: row.tag,
    version: row.version,
    userAccepted: last?.action === 'accepted',
    userLastActionedVersion: last?.version ?? null,
  }
}
