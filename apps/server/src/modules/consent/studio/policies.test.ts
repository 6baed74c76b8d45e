import type { StudioPolicy } from '@upbeat/contract/studio/entities/policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  owner = await app.newStaff('owner')
})
afterAll(() => app.close())

const params = { kind: 'terms' }
const read = async () => (await app.studio('getPolicy', { as: owner, params })).body as StudioPolicy
const publish = (body: object = {}) => app.studio('publishPolicy', { as: owner, params, body })
async function save(values: Record<string, string | null>) {
  const { fields } = await read()
  const changes = Object.entries(values).map(([field, value]) => ({ field, base: fields[field] ?? null, value }))
  return app.studio('savePolicy', { as: owner, params, body: { changes } })
}
const shown = async () => {
  const { body } = await app.make('listConsents', { query: { languageCode: 'en-gb' } })
  return body.find(({ policy }: { policy: string }) => policy === 'tnc')
}
const accept = (as: string) => app.make('answerConsent', { as, body: { ConsentTag: 'pulse-terms', Action: 2 } })
const inAnHour = async () =>
  new Date(new Date((await app.call('GET', '/demo/clock')).json().now).getTime() + 3_600_000).toISOString()

it('WORD-02 drafts the terms, cleans their HTML, and publishes them on their date', async () => {
  const before = await shown()
  const { body } = await save({
    'html.en-gb': '<h2>Rules</h2><p onclick="x()">Train well.</p><script>alert(1)</script>',
  })
  expect(body.policy.fields['html.en-gb']).toBe('<h2>Rules</h2><p>Train well.</p>')
  expect(body.policy.hasChanges).toBe(true)
  expect((await publish({ at: await inAnHour() })).body.publishAt).not.toBeNull()
  expect(await shown()).toEqual(before)
  await app.advance(3_601)
  expect(await shown()).toMatchObject({ version: '3', policyHtml: '<h2>Rules</h2><p>Train well.</p>' })
  expect(await read()).toMatchObject({ hasChanges: false, publishAt: null, current: { version: '3' } })
})

it('WORD-02 counts the members who have accepted the current version', async () => {
  const { members, accepted } = await read()
  const [one, two] = [await app.newMember(), await app.newMember()]
  await accept(one)
  expect(await read()).toMatchObject({ accepted: accepted + 1, members: members + 2 })
  await accept(one)
  await accept(two)
  await app.make('answerConsent', { as: two, body: { ConsentTag: 'pulse-terms', Action: 1 } })
  expect((await read()).accepted).toBe(accepted + 1)
  await save({ 'title.en-gb': 'House rules' })
  await publish()
  expect((await read()).accepted).toBe(0)
})

it('WORD-02 can’t be published if the main language or half of another is missing', async () => {
  const text = (await read()).fields['html.en-gb'] ?? ''
  await save({ 'html.en-gb': null })
  expect((await publish()).body).toMatchObject({ code: 'notPublishable', message: 'Missing: html.en-gb' })
  await save({ 'html.en-gb': text, 'title.fr': 'Conditions' })
  expect((await publish()).body.message).toBe('Missing: html.fr')
  await app.studio('discardPolicy', { as: owner, params })
  expect((await save({ 'html.xxxx': 'x' })).status).toBe(400)
})

it('is undone from the history, as a new version that members are asked to accept', async () => {
  const before = await shown()
  await save({ 'title.en-gb': 'Other rules' })
  await publish()
  const { entries } = (await app.studio('listAudit', { as: owner, query: { objectKind: 'policy' } })).body
  expect((await app.studio('undoChange', { as: owner, params: { id: entries[0].id } })).status).toBe(204)
  const after = await shown()
  expect([after.title, Number(after.version)]).toEqual([before.title, Number(before.version) + 2])
})

it('starts with the first version if a club has none', async () => {
  const other = await app.newStaff('owner', 'mono')
  const none = (await app.studio('getPolicy', { as: other, params: { kind: 'marketing' } })).body
  const language = (await app.make('getTenant', { params: { name: 'mono' }, tenant: 'mono' })).body.language
  const changes = ['title', 'html'].map((part) => {
    const field = `${part}.${language}`
    return { field, base: none.fields[field] ?? null, value: 'News and offers' }
  })
  const of = { as: other, params: { kind: 'marketing' } }
  await app.studio('savePolicy', { ...of, body: { changes } })
  const { status, body } = await app.studio('publishPolicy', { ...of, body: {} })
  expect([status, body.current.version]).toEqual([200, String(Number(none.current?.version ?? 0) + 1)])
})
