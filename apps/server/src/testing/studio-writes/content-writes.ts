import type { StaffApp, TestStaff } from '../staff-app.ts'
import type { Prepare, WalkedWrite } from './recorded-write.ts'

/** Writes of look, texts, policies and announcements. */
export const contentWrites = {
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
} satisfies Partial<Record<WalkedWrite, Prepare>>

const announcement = { texts: { 'en-gb': 'Closed on Monday' }, from: null, until: null, audience: 'everyone' }

async function announced(app: StaffApp, owner: TestStaff) {
  return (await app.studio('createAnnouncement', { as: owner, body: announcement })).body
}

/** A title for the terms that differs from the draft's. */
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

/** A wording that differs from the draft's and the published one. */
async function rewording(app: StaffApp, owner: TestStaff) {
  const { fields, published } = (await app.studio('getTexts', { as: owner, params: { language: 'de' } })).body
  const field = 'shell.classes'
  const value = ['Stunden', 'Einheiten', 'Trainings'].find((word) => ![fields[field], published[field]].includes(word))
  return { field, base: fields[field] ?? null, value }
}

/** Drafts a wording. */
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

/** A header colour that differs from the draft's and the published one. */
async function lookChange(app: StaffApp, owner: TestStaff) {
  const { fields, published } = (await app.studio('getLook', { as: owner })).body
  const value = ['#101828', '#182230', '#1d2939'].find((colour) => ![fields.header, published.header].includes(colour))
  return { field: 'header', base: fields.header, value }
}
