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

type Listed = { tag: string; favourite: boolean }
type Channel = { tag: string; displayName: unknown; description: unknown; availability: number[]; title: Listed[] }

describe('channels', () => {
  it('API-48 ENT-10 ENT-11 are listed for guests and members, with every field', async () => {
    const guest = (await app.make('listChannels')).body as Channel[]
    const member = (await app.make('listChannels', { as, params: { userId } })).body as Channel[]
    expect(member.map(({ tag }) => tag)).toEqual(guest.map(({ tag }) => tag))
    expect((await app.make('listChannels', { as, params: { userId: crypto.randomUUID() } })).status).toBe(403)
    const isText = (text: unknown) =>
      typeof text === 'string' || typeof (text as { invariantText?: unknown }).invariantText === 'string'
    for (const channel of member) {
      expect(channel).toMatchObject({
        tag: expect.any(String),
        profileImageUrl: expect.any(String),
        mediaSpaceImageUrl: expect.any(String),
        active: expect.any(Boolean),
        availability: expect.any(Array),
        tenants: expect.any(Array),
        createdDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      })
      expect(channel).toHaveProperty('provider')
      expect(isText(channel.displayName) && isText(channel.description)).toBe(true)
      for (const each of channel.title)
        expect(each).toMatchObject({ tag: expect.any(String), favourite: expect.any(Boolean) })
    }
    expect(member.some(({ availability }) => availability.includes(1))).toBe(true)
    // Both ways to write a text are there to be read.
    expect(new Set(member.map(({ displayName }) => typeof displayName))).toEqual(new Set(['string', 'object']))
  })

  it('API-49 ENT-12 give their classes in pages of ten, with what is left and both heads', async () => {
    const channels = (await app.make('listChannels')).body as Channel[]
    const channel = channels.toSorted((a, b) => b.title.length - a.title.length)[0]
    const channelTag = channel?.tag ?? ''
    const total = channel?.title.length ?? 0
    expect(total).toBeGreaterThan(10)
    const seen: string[] = []
    for (let page = 1; (page - 1) * 10 < total; page++) {
      const query = { channelTag, pageSize: '10', pageNumber: String(page), userId }
      const { body } = await app.make('listChannelClasses', { as, query })
      seen.push(...body.items.map(({ tag }: Listed) => tag))
      expect(body.items.length).toBeLessThanOrEqual(10)
      expect(body.itemsRemaining).toBe(total - seen.length)
      expect(body.channelDetails).toMatchObject({ tag: channelTag })
      expect(body.titleDetails).toMatchObject({ tag: expect.any(String), name: expect.any(String) })
    }
    expect(seen).toEqual(channel?.title.map(({ tag }) => tag))
    const beyond = await app.make('listChannelClasses', { query: { channelTag, pageSize: '10', pageNumber: '999' } })
    expect(beyond.body).toMatchObject({ items: [], itemsRemaining: 0 })
    expect((await app.make('listChannelClasses', { query: { channelTag: 'nothing' } })).status).toBe(404)
    const others = { channelTag, userId: crypto.randomUUID() }
    expect((await app.make('listChannelClasses', { as, query: others })).status).toBe(403)
  })
})
