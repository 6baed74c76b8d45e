import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

const path = '/api/v2/users/preferredvirtualclass'
let app: DemoApp
let token: string
let tags: string[]
beforeAll(async () => {
  app = await openDemoApp()
  token = (await app.signIn('trial@pulse.example')).token
  const { items } = (await app.call('PUT', '/api/v3/virtualclass/search', { body: { take: 3 } })).json()
  tags = items.map((item: { tag: string }) => item.tag)
})
afterAll(() => app.close())

const listed = async (bearer: string) =>
  (await app.call('GET', path, { token: bearer })).json().map((item: { tag: string }) => item.tag)

describe('favourites', () => {
  it('API-26 API-27 API-28 are added, listed newest first, and removed', async () => {
    for (const virtualClassTag of tags) {
      expect((await app.call('POST', path, { token, body: { virtualClassTag } })).status).toBe(201)
      await app.advance(1)
    }
    expect(await listed(token)).toEqual(tags.toReversed())
    expect((await app.call('DELETE', `${path}/${tags[1]}`, { token })).status).toBe(200)
    expect(await listed(token)).toEqual([tags[2], tags[0]])
  })

  it('are marked in every list of classes, and in the last collection', async () => {
    const found = await app.call('PUT', '/api/v3/virtualclass/search', { token, body: { take: 3 } })
    expect(found.json().items.map((item: { favourite: boolean }) => item.favourite)).toEqual([true, false, true])
    const collections = (await app.call('GET', '/api/v2/users/ondemand/collections', { token })).json()
    expect(collections.at(-1)).toMatchObject({
      collectionType: 'favourites',
      collectionItems: [{ tag: tags[2] }, { tag: tags[0] }],
    })
  })

  it('change nothing when added twice', async () => {
    await app.call('POST', path, { token, body: { virtualClassTag: tags[0] } })
    expect(await listed(token)).toHaveLength(2)
  })

  it('ROLE-07 belong to one member', async () => {
    const other = await app.signIn('discount@pulse.example')
    expect(await listed(other.token)).toEqual([])
    expect((await app.call('GET', path)).status).toBe(401)
    expect(
      (await app.call('POST', path, { token, body: { userId: other.userId, virtualClassTag: tags[0] } })).status,
    ).toBe(403)
    expect((await app.call('DELETE', `${path}/${tags[0]}`, { token: other.token })).status).toBe(404)
  })

  it('refuse a tag that isn’t a class of the club', async () => {
    expect((await app.call('POST', path, { token, body: { virtualClassTag: 'mono-1009-001' } })).status).toBe(404)
    expect((await app.call('POST', path, { token, body: {} })).status).toBe(400)
  })
})
