import { type StudioCall, type StudioCallName, studioCalls } from '@upbeat/contract/studio/calls'
import { createAuthenticator } from './software-authenticator.ts'
import type { StaffApp, StudioOptions, TestStaff } from './staff-app.ts'
import { totpCode } from './totp-code.ts'

type Table = typeof studioCalls
/** The writes that make an entry in the history. */
export type RecordedWrite = {
  [N in StudioCallName]: Table[N] extends { method: 'GET' } | { unrecorded: true } ? never : N
}[StudioCallName]
/** They need a video that was uploaded and prepared, which this table can't make: `intake-history.test.ts` proves them. */
export const withUploadedVideo = [
  'retryVideo',
  'cancelVideo',
  'deleteSource',
  'makePoster',
  'makeTrailer',
  'restoreVideo',
  'draftCaptions',
] as const
/** Needs a name server: `domain.test.ts` proves it. */
const withDns = ['useDomain'] as const
const notWalked = [...withUploadedVideo, ...withDns]
type WalkedWrite = Exclude<RecordedWrite, (typeof notWalked)[number]>
type Prepared = Omit<StudioOptions, 'tenant'>
type Prepare = (app: StaffApp, owner: TestStaff) => Promise<Prepared>

export const recordedWrites = (Object.entries(studioCalls) as [StudioCallName, StudioCall][])
  .filter(([, { method, unrecorded }]) => method !== 'GET' && !unrecorded)
  .map(([name]) => name)
  .filter((name): name is WalkedWrite => !(notWalked as readonly string[]).includes(name))

const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nReady?\n'
/** Stands in every secret that the samples send. */
export const markedPassword = 'Marked-Secret-1234'

/** For every such call a request that succeeds, asked by an owner of pulse; a new call does not compile without its own. */
export const studioWrites: Record<WalkedWrite, Prepare> = {
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
    await app.database.execute('update staff_account set is_installation_admin = true where id = $1', [owner.accountId])
    const place = { language: 'de', timeZone: 'Europe/Berlin', currency: 'EUR' }
    return { body: { displayName: 'Riverside', address: 'riverside', ...place } }
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
  uploadPicture: async (app, owner) => {
    const whole = { left: 0, top: 0, width: 1, height: 1 }
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const { tag } = await published(app, owner)
    return { params: { tag }, body: { picture: pixel, crops: { wide: whole, tall: whole } } }
  },
  setLook: async () => ({
    body: {
      colours: {
        primary: '#c8102e',
        secondary: '#00843d',
        background: '#ffffff',
        text: '#14171f',
        header: '#ffffff',
        footer: '#14171f',
      },
    },
  }),
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
  renameWord: async (app, owner) => {
    const [from = ''] = (await app.studio('getClassOptions', { as: owner })).body.labels
    return { body: { field: 'labels', from, to: 'Another word' } }
  },
  saveCaptions: async (app, owner) => ({
    params: { tag: (await published(app, owner)).tag, language: 'de' },
    body: { body: captions },
  }),
  removeCaptions: async (app, owner) => {
    const params = { tag: (await published(app, owner)).tag, language: 'de' }
    await app.studio('saveCaptions', { as: owner, params, body: { body: captions } })
    return { params }
  },
  publishCaptions: async (app, owner) => {
    const params = { tag: (await published(app, owner)).tag, language: 'de' }
    await app.studio('saveCaptions', { as: owner, params, body: { body: captions } })
    await app.database.execute('update class_captions set is_draft = true where class_tag = $1', [params.tag])
    return { params, body: {} }
  },
  changeCaptionsLanguage: async (app, owner) => {
    const params = { tag: (await published(app, owner)).tag, language: 'de' }
    await app.studio('saveCaptions', { as: owner, params, body: { body: captions } })
    return { params, body: { language: 'fr' } }
  },
  saveMoves: async (app, owner) => ({
    params: { tag: (await published(app, owner)).tag },
    body: { moves: [{ startSecond: 0, endSecond: 9, name: 'Squat' }] },
  }),
  createClass: async () => ({ body: { name: 'New class' } }),
  saveClass: async (app, owner) => {
    const { tag, name } = await published(app, owner)
    return { params: { tag }, body: { changes: [{ field: 'name', base: name, value: 'Renamed' }] } }
  },
  changeClasses: async (app, owner) => {
    const { tag, name } = await published(app, owner)
    return { body: { classes: [{ tag, changes: [{ field: 'name', base: name, value: 'Renamed too' }] }] } }
  },
  makeBulkChange: async (app, owner) => {
    const { tag } = await published(app, owner)
    const change = { selection: { tags: [tag] }, action: { kind: 'add', field: 'labels', words: ['Made in bulk'] } }
    const { plan } = (await app.studio('previewBulkChange', { as: owner, body: change })).body
    return { body: { ...change, plan } }
  },
  undoBulkChange: async (app, owner) => {
    const { tag, name } = await published(app, owner)
    const changes = [{ field: 'name', base: name, value: 'Renamed and back' }]
    await app.studio('saveClass', { as: owner, params: { tag }, body: { changes } })
    const [entry] = (await app.studio('listAudit', { as: owner })).body.entries
    return { params: { id: entry.id } }
  },
  importClasses: async (app, owner) => {
    const file = Buffer.from('Title\nFrom a file\n').toString('base64')
    const { plan } = (await app.studio('checkClassImport', { as: owner, body: { file } })).body
    return { body: { file, plan } }
  },
  saveClassView: async () => ({ body: { name: 'Short ones', address: 'sort=durationSecond' } }),
  removeClassView: async (app, owner) => {
    const body = { name: 'To be removed', address: '' }
    return { params: { id: (await app.studio('saveClassView', { as: owner, body })).body.id } }
  },
  publishClass: async (app, owner) => {
    const { tag, name } = await published(app, owner)
    const changes = [{ field: 'name', base: name, value: 'Published anew' }]
    await app.studio('saveClass', { as: owner, params: { tag }, body: { changes } })
    return { params: { tag }, body: {} }
  },
  unpublishClass: async (app, owner) => ({ params: { tag: (await published(app, owner)).tag } }),
  binClass: async (app, owner) => ({ params: { tag: (await published(app, owner)).tag } }),
  restoreClass: async (app, owner) => {
    const params = { tag: (await published(app, owner)).tag }
    await app.studio('binClass', { as: owner, params })
    return { params }
  },
  duplicateClass: async (app, owner) => ({ params: { tag: (await published(app, owner)).tag } }),
  bringBackClassVersion: async (app, owner) => {
    const { tag, name } = await published(app, owner)
    const changes = [{ field: 'name', base: name, value: 'For a while' }]
    await app.studio('saveClass', { as: owner, params: { tag }, body: { changes } })
    await app.studio('publishClass', { as: owner, params: { tag }, body: {} })
    return { params: { tag, version: '1' } }
  },
  createCuration: async () => ({ params: { kind: 'collection' }, body: { name: 'Short and sweet' } }),
  orderCuration: async (app, owner) => {
    const { body } = await app.studio('listCuration', { as: owner, params: { kind: 'category' } })
    return { params: { kind: 'category' }, body: { ids: [body[1].id, body[0].id] } }
  },
  saveCuration: async (app, owner) => {
    const params = await curated(app, owner)
    return { params, body: { changes: [{ field: 'description', base: '', value: 'Ten minutes each' }] } }
  },
  addToCollection: async (app, owner) => {
    const { id } = await curated(app, owner)
    return { params: { id }, body: { tags: [(await published(app, owner)).tag] } }
  },
  publishCuration: async (app, owner) => ({ params: await curated(app, owner), body: {} }),
  unpublishCuration: async (app, owner) => ({ params: await publishedCuration(app, owner) }),
  unscheduleCuration: async (app, owner) => {
    const params = await curated(app, owner)
    const at = new Date(new Date((await app.call('GET', '/demo/clock')).json().now).getTime() + 3_600_000)
    await app.studio('publishCuration', { as: owner, params, body: { at: at.toISOString() } })
    return { params }
  },
  binCuration: async (app, owner) => ({ params: await curated(app, owner) }),
  restoreCuration: async (app, owner) => {
    const params = await curated(app, owner)
    await app.studio('binCuration', { as: owner, params })
    return { params }
  },
  bringBackCurationVersion: async (app, owner) => {
    const params = await publishedCuration(app, owner)
    const changes = [{ field: 'name', base: 'Evenings', value: 'Mornings' }]
    await app.studio('saveCuration', { as: owner, params, body: { changes } })
    return { params: { ...params, version: '1' } }
  },
  planClassOfDay: async (app, owner) => {
    const { today } = (await app.studio('getClassOfDayPlan', { as: owner })).body
    return { params: { day: today }, body: { tag: (await published(app, owner)).tag } }
  },
  saveLook: async (app, owner) => ({ body: { changes: [await lookChange(app, owner)] } }),
  discardLook: async (app, owner) => {
    await app.studio('saveLook', { as: owner, body: { changes: [await lookChange(app, owner)] } })
    return {}
  },
  publishLook: async (app, owner) => {
    await app.studio('saveLook', { as: owner, body: { changes: [await lookChange(app, owner)] } })
    return { body: {} }
  },
  unscheduleLook: async (app, owner) => {
    await lookChange(app, owner)
    await app.studio('publishLook', { as: owner, body: { at: await inAnHour(app) } })
    return {}
  },
  restoreLookVersion: async (app, owner) => {
    await lookChange(app, owner)
    return { params: { version: '1' } }
  },
  saveTexts: async (app, owner) => ({
    params: { language: 'de' },
    body: { changes: [await rewording(app, owner)] },
  }),
  discardTexts: async (app, owner) => {
    await reword(app, owner)
    return { params: { language: 'de' } }
  },
  publishTexts: async (app, owner) => {
    await reword(app, owner)
    return { params: { language: 'de' }, body: {} }
  },
  unscheduleTexts: async (app, owner) => {
    await reword(app, owner)
    await app.studio('publishTexts', { as: owner, params: { language: 'de' }, body: { at: await inAnHour(app) } })
    return { params: { language: 'de' } }
  },
  restoreTextsVersion: async (app, owner) => {
    await reword(app, owner)
    return { params: { language: 'de', version: '1' } }
  },
  savePolicy: async (app, owner) => ({
    params: { kind: 'terms' },
    body: { changes: [await policyChange(app, owner)] },
  }),
  discardPolicy: async (app, owner) => {
    await draftPolicy(app, owner)
    return { params: { kind: 'terms' } }
  },
  publishPolicy: async (app, owner) => {
    await draftPolicy(app, owner)
    return { params: { kind: 'terms' }, body: {} }
  },
  unschedulePolicy: async (app, owner) => {
    await draftPolicy(app, owner)
    await app.studio('publishPolicy', { as: owner, params: { kind: 'terms' }, body: { at: await inAnHour(app) } })
    return { params: { kind: 'terms' } }
  },
  restorePolicyVersion: async (app, owner) => {
    await draftPolicy(app, owner)
    return { params: { kind: 'terms', version: '1' } }
  },
  createAnnouncement: async () => ({ body: announcement }),
  saveAnnouncement: async (app, owner) => {
    const { id, fields } = await announced(app, owner)
    return { params: { id }, body: { changes: [{ field: 'audience', base: fields.audience, value: 'members' }] } }
  },
  publishAnnouncement: async (app, owner) => ({ params: { id: (await announced(app, owner)).id } }),
  unpublishAnnouncement: async (app, owner) => {
    const { id } = await announced(app, owner)
    await app.studio('publishAnnouncement', { as: owner, params: { id } })
    return { params: { id } }
  },
  binAnnouncement: async (app, owner) => ({ params: { id: (await announced(app, owner)).id } }),
  restoreAnnouncement: async (app, owner) => {
    const { id } = await announced(app, owner)
    await app.studio('binAnnouncement', { as: owner, params: { id } })
    return { params: { id } }
  },
}

const announcement = { texts: { 'en-gb': 'Closed on Monday' }, from: null, until: null, audience: 'everyone' }

async function announced(app: StaffApp, owner: TestStaff) {
  return (await app.studio('createAnnouncement', { as: owner, body: announcement })).body
}

/** Another title for the terms than the draft has. */
async function policyChange(app: StaffApp, owner: TestStaff) {
  const { fields, published } = (await app.studio('getPolicy', { as: owner, params: { kind: 'terms' } })).body
  const field = 'title.en-gb'
  const value = ['House rules', 'Our rules', 'Rules'].find(
    (title) => ![fields[field], published[field]].includes(title),
  )
  return { field, base: fields[field] ?? null, value }
}

async function draftPolicy(app: StaffApp, owner: TestStaff) {
  const changes = [await policyChange(app, owner)]
  await app.studio('savePolicy', { as: owner, params: { kind: 'terms' }, body: { changes } })
}

/** Another wording than the draft and the members have. */
async function rewording(app: StaffApp, owner: TestStaff) {
  const { fields, published } = (await app.studio('getTexts', { as: owner, params: { language: 'de' } })).body
  const field = 'shell.classes'
  const value = ['Stunden', 'Einheiten', 'Trainings'].find((word) => ![fields[field], published[field]].includes(word))
  return { field, base: fields[field] ?? null, value }
}

/** Drafts a wording of the club's own. */
async function reword(app: StaffApp, owner: TestStaff) {
  await app.studio('saveTexts', {
    as: owner,
    params: { language: 'de' },
    body: { changes: [await rewording(app, owner)] },
  })
}

async function inAnHour(app: StaffApp) {
  return new Date(new Date((await app.call('GET', '/demo/clock')).json().now).getTime() + 3_600_000).toISOString()
}

/** A drafted collection. */
async function curated(app: StaffApp, owner: TestStaff) {
  const params = { kind: 'collection' }
  const { body } = await app.studio('createCuration', { as: owner, params, body: { name: 'Evenings' } })
  return { ...params, id: body.id as string }
}

async function publishedCuration(app: StaffApp, owner: TestStaff) {
  const params = await curated(app, owner)
  await app.studio('publishCuration', { as: owner, params, body: {} })
  return params
}

/** A colour for the header that neither the draft nor members have. */
async function lookChange(app: StaffApp, owner: TestStaff) {
  const { fields, published } = (await app.studio('getLook', { as: owner })).body
  const value = ['#101828', '#182230', '#1d2939'].find((colour) => ![fields.header, published.header].includes(colour))
  return { field: 'header', base: fields.header, value }
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

let next = 0
/** One that no other sample has touched. */
async function published(app: StaffApp, owner: TestStaff): Promise<{ tag: string; name: string }> {
  const query = { state: 'published', skip: String(next++), take: '1' }
  return (await app.studio('listClasses', { as: owner, query })).body.classes[0]
}
