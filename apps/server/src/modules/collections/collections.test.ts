import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'

const as = 'active@pulse.example'
let app: MemberApp
let userId: string
beforeAll(async () => {
  app = await openMemberApp()
  userId = (await app.make('getUser', { as })).body.userId
})
afterAll(() => app.close())

type Collection = {
  collectionTag: string
  collectionType: string
  collectionItems: { tag: string; favourite: boolean }[]
}

describe('collections', () => {
  it('API-15 are the member’s, and a guest gets none', async () => {
    const own = await app.make('getCollections', { as, params: { userId } })
    expect(own.status).toBe(200)
    expect(own.body.length).toBeGreaterThan(3)
    expect((await app.make('getCollections', { as })).body).toEqual(own.body)
    for (const params of [{ userId: 'guest' }, {}]) {
      expect(await app.make('getCollections', { params })).toMatchObject({ status: 200, body: [] })
    }
    expect((await app.make('getCollections', { as, params: { userId: crypto.randomUUID() } })).status).toBe(403)
  })

  it('ENT-08 ENT-09 have name, tag, type and description, and items with tag and favourite', async () => {
    const { body } = await app.make('getCollections', { as })
    const keys = ['collectionName', 'collectionTag', 'collectionType', 'description', 'collectionItems']
    for (const each of body as Collection[]) {
      expect(Object.keys(each).sort()).toEqual(keys.toSorted())
      expect(['featured', 'live', 'channel', 'classoftheday', 'favourites']).toContain(each.collectionType)
      for (const item of each.collectionItems) {
        expect(item).toMatchObject({ tag: expect.any(String), favourite: expect.any(Boolean) })
      }
    }
    const favourites = (body as Collection[]).at(-1)
    expect(favourites?.collectionType).toBe('favourites')
    const tags = (await app.make('listFavourites', { as })).body.map(({ tag }: { tag: string }) => tag)
    expect(favourites?.collectionItems.map(({ tag }) => tag).sort()).toEqual(tags.sort())
    expect(favourites?.collectionItems.every(({ favourite }) => favourite)).toBe(true)
  })

  it('API-16 the class of the day is for guests too', async () => {
    const guest = await app.make('getClassOfTheDay', { params: { userId: 'guest' } })
    expect(guest).toMatchObject({ status: 200, body: { collectionType: 'classoftheday' } })
    expect(guest.body.collectionItems.length).toBeGreaterThan(0)
    const member = await app.make('getClassOfTheDay', { as, params: { userId } })
    const tags = (reply: { body: Collection }) => reply.body.collectionItems.map(({ tag }) => tag)
    expect(tags(member)).toEqual(tags(guest))
  })

  it('API-50 a class list is one collection’s or one channel’s, anything else 404', async () => {
    const [collection] = (await app.make('getCollections', { as })).body as Collection[]
    const list = await app.make('getClassList', { as, params: { id: collection?.collectionTag ?? '' } })
    expect(list.body).toMatchObject({ tag: collection?.collectionTag, items: collection?.collectionItems })
    const [channel] = (await app.make('listChannels')).body
    const ofChannel = await app.make('getClassList', { params: { id: channel.tag } })
    expect(ofChannel.body.items).toHaveLength(channel.title.length)
    expect((await app.make('getClassList', { params: { id: 'nothing' } })).status).toBe(404)
  })
})
