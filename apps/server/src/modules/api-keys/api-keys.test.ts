import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IntakeApp, openIntakeApp } from '../../testing/intake-app.ts'
import { arrived, createUpload, sendFrom } from '../../testing/upload-file.ts'
import { uploadPath } from '../intake/uploads/tus-routes.ts'

let app: IntakeApp
beforeAll(async () => {
  app = await openIntakeApp()
})
afterAll(() => app.close())

async function newKey(tenant = 'pulse') {
  const owner = await app.newStaff('owner', tenant)
  await app.reauthenticate(owner)
  const { status, body } = await app.studio('createApiKey', {
    as: owner,
    body: { name: 'Studio camera', scopes: ['uploads'] },
  })
  expect(status).toBe(201)
  return { owner, id: body.id as string, key: body.key as string }
}
const headersOf = (key: string) => ({ authorization: `Bearer ${key}`, tenantid: 'pulse' })

it('TAKE-24 a program uploads with an API key by the same protocol, resuming after a lost connection', async () => {
  const { key, id, owner } = await newKey()
  const bytes = Buffer.from(Array.from({ length: 400_000 }, (_, at) => (at * 17) % 251))
  const { location, tag } = await createUpload(app.origin, bytes.length, { name: 'auto.mp4', headers: headersOf(key) })
  await sendFrom(app.origin + location, bytes.subarray(0, 150_000), 0, headersOf(key))
  expect(await arrived(app.origin + location, headersOf(key))).toEqual({ status: 200, offset: 150_000 })
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: app.origin + uploadPath,
      uploadUrl: app.origin + location,
      headers: headersOf(key),
      chunkSize: 64_000,
      onSuccess: () => resolve(),
      onError: reject,
    })
    upload.start()
  })
  const stored = join(app.dataDir, 'uploads', location.split('/').at(-1) ?? '')
  expect(readFileSync(stored).equals(bytes)).toBe(true)

  // The upload is a draft that managers see, and the history names the key.
  const draft = await app.studio('getClassDraft', { as: app.manager, params: { tag } })
  expect(draft.body).toMatchObject({ state: 'draft', fields: { name: 'auto' } })
  const { entries } = (await app.studio('listAudit', { as: owner, query: { objectId: tag } })).body
  expect(entries[0]).toMatchObject({
    actorKind: 'apiKey',
    actorId: id,
    actorName: 'Studio camera',
    actorRole: null,
    action: 'class.created',
  })
  const [listed] = (await app.studio('listApiKeys', { as: owner })).body
  expect(listed).toMatchObject({ id, name: 'Studio camera', hint: key.slice(0, 11) })
  expect(listed.lastUsedAt).not.toBeNull()
  expect(JSON.stringify(listed)).not.toContain(key)
})

it('TAKE-24 PLAT-04 a key does nothing else, works only for its own club, and stops at once when revoked', async () => {
  const { key, id, owner } = await newKey()
  const create = (headers: Record<string, string>) => createUpload(app.origin, 10, { name: 'x.mp4', headers })
  await create(headersOf(key))
  await expect(create({ ...headersOf(key), tenantid: 'tempo' })).rejects.toThrow('401')
  await expect(create(headersOf(`${key}x`))).rejects.toThrow('401')
  for (const name of ['listClasses', 'listUploads', 'listApiKeys'] as const) {
    expect((await app.studio(name, { headers: { authorization: `Bearer ${key}` } })).status).toBe(401)
  }
  expect((await app.studio('listApiKeys', { as: app.manager })).status).toBe(403)
  expect((await app.studio('revokeApiKey', { as: owner, params: { id } })).status).toBe(204)
  await expect(create(headersOf(key))).rejects.toThrow('401')
})
