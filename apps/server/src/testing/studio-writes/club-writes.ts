import { createAuthenticator } from '../software-authenticator.ts'
import type { StaffApp, TestStaff } from '../staff-app.ts'
import { totpCode } from '../totp-code.ts'
import { markedPassword, type Prepare, type WalkedWrite } from './recorded-write.ts'

/** Writes of accounts, people, clubs, addresses, keys and settings. */
export const clubWrites = {
  resetStaffPassword: async (app) => {
    const who = await app.newStaff('coach')
    await app.studio('forgotStaffPassword', { body: { email: who.email } })
    return { body: { token: await tokenMailedTo(app, who.email), password: markedPassword } }
  },
  updateAccount: async () => ({ body: { name: 'Another Name' } }),
  changeStaffPassword: async () => ({ body: { password: markedPassword } }),
  endStaffSession: async (app, owner) => ({ params: { id: (await app.openSession(owner.accountId)).sessionId } }),
  confirmTotp: async (app, owner) => ({ body: await startedTotp(app, owner) }),
  removeTotp: async (app, owner) => {
    await app.studio('confirmTotp', { as: owner, body: await startedTotp(app, owner) })
    return {}
  },
  renewRecoveryCodes: async (app, owner) => {
    await app.studio('confirmTotp', { as: owner, body: await startedTotp(app, owner) })
    return {}
  },
  addPasskey: async (app, owner) => ({ body: await registered(app, owner) }),
  renamePasskey: async (app, owner) => ({ params: { id: await passkeyOf(app, owner) }, body: { name: 'Renamed' } }),
  removePasskey: async (app, owner) => ({ params: { id: await passkeyOf(app, owner) } }),
  changeRole: async (app) => ({ params: await person(app), body: { role: 'support' } }),
  removeStaff: async (app) => ({ params: await person(app) }),
  leaveClub: async (app) => {
    await app.newStaff('owner')
    return {}
  },
  transferOwnership: async (app) => ({ params: await person(app) }),
  setAllowances: async () => ({ body: { coachesPublish: true, managersSeeMoney: true, analystsSeeMoney: false } }),
  invite: async () => ({ body: { email: 'invited@club.example', role: 'coach' } }),
  resendInvitation: async (app, owner) => ({ params: { id: await invitation(app, owner, 'resent@club.example') } }),
  renewInvitationLink: async (app, owner) => ({ params: { id: await invitation(app, owner, 'linked@club.example') } }),
  withdrawInvitation: async (app, owner) => ({ params: { id: await invitation(app, owner, 'gone@club.example') } }),
  acceptInvitation: async (app, owner) => {
    await invitation(app, owner, 'joins@club.example')
    const token = await tokenMailedTo(app, 'joins@club.example')
    return { body: { token, name: 'Joined', newPassword: markedPassword } }
  },
  createSetupAccount: async (app) => {
    const token = (await app.makeSetupLink()).split('#')[1]
    return { body: { token, name: 'Admin', email: 'admin@club.example', password: markedPassword } }
  },
  createClub: async (app, owner) => {
    await appoint(app, owner)
    const place = { language: 'de', timeZone: 'Europe/Berlin', currency: 'EUR' }
    return { body: { displayName: 'Riverside', address: 'riverside', ...place } }
  },
  setClubQuotas: async (app, owner) => {
    await appoint(app, owner)
    return {
      body: { tenantIds: [await idOf(app, 'tempo')], quota: { diskBytes: 5e9, encodeMinutes: 60, members: null } },
    }
  },
  suspendClubs: async (app, owner) => {
    await appoint(app, owner)
    return { body: { tenantIds: [await idOf(app, 'tempo')], suspended: true } }
  },
  pauseQueue: async (app, owner) => {
    await appoint(app, owner)
    return { params: { queue: 'encoding' }, body: { paused: true } }
  },
  retryJobs: async (app, owner) => {
    await appoint(app, owner)
    return { params: { queue: 'encoding' }, body: {} }
  },
  planDomain: async () => ({ body: { domain: 'planned.club.example' } }),
  saveSignOn: async (app) => {
    const sso = JSON.stringify({ sso: { authority: 'https://id.example', clientId: 'club' } })
    await app.database.execute(`update tenant set config = config || $1 where name = 'pulse'`, [sso])
    await app.database.notify('tenant_changed', 'pulse')
    return { body: { provider: null, isOn: false } }
  },
  removeDomain: async (app) => {
    await app.database.execute(`update tenant set domain = 'removed.club.example' where name = 'pulse'`)
    await app.database.notify('tenant_changed', 'pulse')
    return {}
  },
  createApiKey: async () => ({ body: { name: 'Camera', scopes: ['uploads'] } }),
  revokeApiKey: async (app, owner) => {
    const { body } = await app.studio('createApiKey', { as: owner, body: { name: 'Gone', scopes: ['uploads'] } })
    return { params: { id: body.id } }
  },
  savePayoutRule: async () => ({ body: { pool: { kind: 'fixed', amountMinor: 50_000 }, counts: 'all' } }),
  linkPayoutCoach: async (_app, owner) => ({ body: { name: 'Ana', accountId: owner.accountId } }),
  startClubExport: async () => ({ body: { withMedia: false } }),
  createWebhook: async () => ({ body: webhookFields }),
  changeWebhook: async (app, owner) => ({
    params: await webhook(app, owner),
    body: { ...webhookFields, types: ['live.started'], isOn: false },
  }),
  renewWebhookSecret: async (app, owner) => ({ params: await webhook(app, owner) }),
  removeWebhook: async (app, owner) => ({ params: await webhook(app, owner) }),
  disconnectPaymentAccount: async (app) => {
    await app.database.execute(
      `insert into payment_account (tenant_id, account_id, mode, publishable_key, sealed_secret_key, key_hint, webhook_id,
        webhook_address, sealed_webhook_secret, connected_at, connected_by)
        select id, 'acct_1Walked', 'live', 'pk_live_1', 'unsealable', 'abcd', 'we_1', 'https://club.example/', 'unsealable',
          now(), 'Owner' from tenant where name = 'pulse'`,
    )
    return {}
  },
  changeSetting: async () => ({ params: { key: 'copyright' }, body: { value: 'Another Club Ltd' } }),
  changeOwnerSetting: async () => ({
    params: { key: 'settings.membershipUrl' },
    body: { value: 'https://members.example' },
  }),
  setAudience: async () => ({ body: { kind: 'code', accessCode: markedPassword } }),
  undoChange: async (app, owner) => {
    await app.studio('createClass', { as: owner, body: { name: 'Not wanted' } })
    const { entries } = (await app.studio('listAudit', { as: owner, query: { objectKind: 'class' } })).body
    return { params: { id: entries[0].id } }
  },
} satisfies Partial<Record<WalkedWrite, Prepare>>

async function appoint(app: StaffApp, { accountId }: TestStaff) {
  await app.database.execute('update staff_account set is_installation_admin = true where id = $1', [accountId])
}

async function idOf(app: StaffApp, club: string): Promise<string> {
  const [row] = (await app.database.execute('select id from tenant where name = $1', [club])).rows
  return String(row?.id)
}

const webhookFields = { url: 'https://crm.example/hook', types: ['member.joined'] }

async function webhook(app: StaffApp, owner: TestStaff): Promise<{ id: string }> {
  return { id: (await app.studio('createWebhook', { as: owner, body: webhookFields })).body.id }
}

async function tokenMailedTo(app: StaffApp, address: string) {
  const [mail = ''] = (await app.mailsTo(address)).slice(-1)
  return /#([\w-]{43})/.exec(mail)?.[1] ?? ''
}

async function startedTotp(app: StaffApp, owner: TestStaff) {
  const { body } = await app.studio('startTotp', { as: owner })
  const now = new Date((await app.call('GET', '/demo/clock')).json().now)
  return { token: body.token, code: totpCode(body.secret, now) }
}

async function registered(app: StaffApp, owner: TestStaff) {
  const { body } = await app.studio('startPasskey', { as: owner })
  const credential = createAuthenticator('http://pulse.localhost:4000').register(body.options.challenge)
  return { name: 'Phone', token: body.token, credential }
}

async function passkeyOf(app: StaffApp, owner: TestStaff): Promise<string> {
  const added = await app.studio('addPasskey', { as: owner, body: await registered(app, owner) })
  return added.body.passkey.id
}

async function person(app: StaffApp) {
  return { accountId: (await app.newStaff('manager')).accountId }
}

async function invitation(app: StaffApp, owner: TestStaff, email: string): Promise<string> {
  return (await app.studio('invite', { as: owner, body: { email, role: 'coach' } })).body.id
}
