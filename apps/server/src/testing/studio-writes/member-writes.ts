import { randomUUID } from 'node:crypto'
import type { StaffApp, TestStaff } from '../staff-app.ts'
import type { Prepare, WalkedWrite } from './recorded-write.ts'

/** What staff do for members. */
export const memberWrites = {
  saveMemberNote: async (app) => {
    const params = await stored(app)
    return { params, body: { changes: [{ field: 'note', base: '', value: 'Called about the app.' }] } }
  },
  sendMemberReset: async (app) => ({ params: await stored(app) }),
  endMemberSessions: async (app) => ({ params: await stored(app) }),
  changeMemberAddress: async (app) => {
    const params = await stored(app)
    return { params, body: { email: `new-${addressOf(params)}`, base: addressOf(params) } }
  },
  addMemberDays: async (app, owner) => {
    const params = await stored(app)
    return { params, body: { days: 7, version: await versionOf(app, owner, params) } }
  },
  cancelMembership: async (app, owner) => {
    const params = await paying(app)
    return { params, body: { at: 'periodEnd', version: await versionOf(app, owner, params) } }
  },
  pauseMembership: async (app, owner) => {
    const params = await paying(app)
    return { params, body: { months: 1, version: await versionOf(app, owner, params) } }
  },
  unpauseMembership: async (app, owner) => {
    const params = await paying(app)
    const body = { months: 1, version: await versionOf(app, owner, params) }
    await app.studio('pauseMembership', { as: owner, params, body })
    return { params, body: { version: await versionOf(app, owner, params) } }
  },
  refundMember: async (app, owner) => {
    const params = await paying(app)
    return { params, body: { version: await versionOf(app, owner, params) } }
  },
  deleteMember: async (app) => ({ params: await stored(app) }),
  importMembers: async (app, owner) => {
    const file = Buffer.from(`Email\n${randomUUID()}@pulse.example\n`).toString('base64')
    const { plan } = (await app.studio('checkMemberImport', { as: owner, body: { file } })).body
    return { body: { file, plan, fileName: 'members.csv', invite: false } }
  },
  inviteImportedMembers: async (app) => ({ params: await imported(app) }),
} satisfies Partial<Record<WalkedWrite, Prepare>>

type Params = { id: string }

const addressOf = ({ id }: Params) => `${id}@pulse.example`

/** By the database, since earlier writes may have closed the sign-up. */
async function stored(app: StaffApp): Promise<Params> {
  const params = { id: randomUUID() }
  await app.database.execute(
    `insert into member (id, tenant_id, email, email_key, password_hash, created_at)
      select $1, id, $2, $2, 'none', now() from tenant where name = 'pulse'`,
    [params.id, addressOf(params)],
  )
  return params
}

async function imported(app: StaffApp): Promise<Params> {
  const params = { id: randomUUID() }
  await app.database.execute(
    `insert into member_import (tenant_id, id, file_name, source, header, started_by, started_at, finished_at, address, invites)
      select id, $1, 'members.csv', 'plain', '["Email"]', 'Sam', now(), now(), 'http://localhost', 'later' from tenant
      where name = 'pulse'`,
    [params.id],
  )
  return params
}

async function paying(app: StaffApp): Promise<Params> {
  const params = await stored(app)
  const subscriptionId = randomUUID()
  const { now } = (await app.call('GET', '/demo/clock')).json()
  await app.database.execute(
    `insert into subscription (id, tenant_id, member_id, status, source, plan_tag, product_id, started_at, updated_at,
        billing_anchor, current_period_start, current_period_end)
      select $1, m.tenant_id, m.id, 'active', 'sandbox', p.tag, p.product_id, $3, $3, $3, $3, $3::timestamptz + interval '30 days'
      from member m join plan p on p.tenant_id = m.tenant_id and p.interval = 'Monthly' where m.id = $2 limit 1`,
    [subscriptionId, params.id, new Date(now).toISOString()],
  )
  await app.database.execute(
    `insert into invoice (id, tenant_id, member_id, subscription_id, reason, amount_minor, currency, status, period_start,
        period_end, created_at)
      select gen_random_uuid(), tenant_id, member_id, id, 'purchase', 999, 'gbp', 'paid', started_at, current_period_end,
        started_at from subscription where id = $1`,
    [subscriptionId],
  )
  return params
}

async function versionOf(app: StaffApp, owner: TestStaff, params: Params): Promise<string> {
  return (await app.studio('getMember', { as: owner, params })).body.version
}
