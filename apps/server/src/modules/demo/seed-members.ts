import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import { type Database, schema } from '../../platform/db/database.ts'
import { memberTables } from '../members/member-tables.ts'
import { insertInBatches } from './insert-in-batches.ts'
import { activityRows } from './seed-activity.ts'
import { subscriptionRows } from './seed-subscription.ts'

export type MemberSeed = TenantSeed['members'][number]
export type MemberParts = { now: Date; passwordHash: string; makeId: () => string }

/** Members with their consents, favourites, activity and subscriptions. Skips those without an account with us. */
export async function seedMembers(db: Database, seed: TenantSeed, parts: MemberParts): Promise<void> {
  const tenantId = seed.config.tenantID
  await insertInBatches(
    db,
    schema.consent,
    seed.consents.flatMap(({ policy, tag, urls, versions }) =>
      versions.flatMap(({ version, publishedAt, texts }) =>
        Object.entries(texts).map(([language, text]) => ({
          tenantId,
          policy,
          tag,
          urls,
          language,
          ...text,
          version: String(version),
          publishedAt: new Date(publishedAt),
        })),
      ),
    ),
  )
  for (const member of seed.members) {
    if (member.external?.membership === 'unknown') continue
    await seedMember(db, seed, member, parts)
  }
}

async function seedMember(
  db: Database,
  seed: TenantSeed,
  member: MemberSeed,
  { now, passwordHash, makeId }: MemberParts,
) {
  const tenantId = seed.config.tenantID
  const memberId = makeId()
  await memberTables(db).members.insert(tenantId, {
    id: memberId,
    email: member.email,
    passwordHash: member.external ? null : passwordHash,
    firstName: member.firstName,
    lastName: member.lastName,
    ssoIssuer: member.external && seed.settings.sso ? seed.settings.sso.issuer : null,
    ssoSubject: member.external?.userId ?? null,
    createdAt: new Date(member.registeredAt),
  })
  const policies = new Map(seed.consents.map(({ tag, policy }) => [tag, policy]))
  await insertInBatches(
    db,
    schema.consentAnswer,
    member.consents.map((answer) => ({
      id: makeId(),
      tenantId,
      memberId,
      policy: policies.get(answer.consentTag) ?? answer.consentTag,
      tag: answer.consentTag,
      version: String(answer.version),
      language: 'en-gb',
      action: answer.action === 2 ? ('accepted' as const) : ('rejected' as const),
      answeredAt: new Date(answer.answeredAt),
    })),
  )
  await insertInBatches(
    db,
    schema.favourite,
    member.favourites.map((classTag, index) => {
      return { tenantId, memberId, classTag, createdAt: new Date(now.getTime() - (index + 1) * 3_600_000) }
    }),
  )
  await insertInBatches(db, schema.recentActivity, activityRows(seed, member, { tenantId, memberId, makeId }))
  const owner = { tenantId, memberId, makeId, now }
  const { subscriptions, invoices, redemptions } = subscriptionRows(seed, member, owner)
  await insertInBatches(db, schema.subscription, subscriptions)
  await insertInBatches(db, schema.invoice, invoices)
  await insertInBatches(db, schema.codeRedemption, redemptions)
}
