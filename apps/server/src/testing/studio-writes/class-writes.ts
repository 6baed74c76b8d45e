import type { StaffApp, TestStaff } from '../staff-app.ts'
import type { Prepare, WalkedWrite } from './recorded-write.ts'

const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nReady?\n'

/** Writes of classes with their pictures, captions and moves. */
export const classWrites = {
  uploadPicture: async (app, owner) => {
    const whole = { left: 0, top: 0, width: 1, height: 1 }
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const { tag } = await published(app, owner)
    return { params: { tag }, body: { picture: pixel, crops: { wide: whole, tall: whole } } }
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
  discardClass: async (app, owner) => {
    const body = { fileName: 'never_sent.mp4' }
    return { params: { tag: (await app.studio('createClass', { as: owner, body })).body.tag }, body }
  },
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
  saveView: async () => ({
    params: { kind: 'classes' },
    body: { name: 'Short ones', address: 'sort=durationSecond' },
  }),
  removeView: async (app, owner) => {
    const params = { kind: 'members' }
    const body = { name: 'To be removed', address: '' }
    return { params: { ...params, id: (await app.studio('saveView', { as: owner, params, body })).body.id } }
  },
  publishClass: async (app, owner) => {
    const { tag, name } = await published(app, owner)
    const changes = [{ field: 'name', base: name, value: 'Published anew' }]
    await app.studio('saveClass', { as: owner, params: { tag }, body: { changes } })
    return { params: { tag }, body: {} }
  },
  requestPublication: async (app, owner) => ({ params: { tag: (await published(app, owner)).tag } }),
  withdrawPublicationRequest: async (app, owner) => {
    const params = { tag: (await published(app, owner)).tag }
    await app.studio('requestPublication', { as: owner, params })
    return { params }
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
} satisfies Partial<Record<WalkedWrite, Prepare>>

let next = 0
/** A published class that no other sample uses. */
export async function published(app: StaffApp, owner: TestStaff): Promise<{ tag: string; name: string }> {
  const query = { state: 'published', skip: String(next++), take: '1' }
  return (await app.studio('listClasses', { as: owner, query })).body.classes[0]
}
