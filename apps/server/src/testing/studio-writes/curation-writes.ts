import type { StaffApp, TestStaff } from '../staff-app.ts'
import { published } from './class-writes.ts'
import type { Prepare, WalkedWrite } from './recorded-write.ts'

/** Writes of collections, categories, channels and the class of the day. */
export const curationWrites = {
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
} satisfies Partial<Record<WalkedWrite, Prepare>>

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
