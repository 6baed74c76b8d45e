import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

let app: DemoApp
let tag: string
beforeAll(async () => {
  app = await openDemoApp()
  const { items } = (await app.call('PUT', '/api/v3/virtualclass/search/guest', { body: { take: 1 } })).json()
  tag = items[0].tag
})
afterAll(() => app.close())

describe('GET /api/v3/virtualclass/{tag}', () => {
  it('API-17 returns the class, and 404 with its text for an unknown one', async () => {
    expect((await app.call('GET', `/api/v3/virtualclass/${tag}`)).json()).toMatchObject({ tag })
    const unknown = await app.call('GET', '/api/v3/virtualclass/no-such-class')
    expect(unknown.status).toBe(404)
    expect(unknown.json()).toEqual({ code: 404, message: 'This class is no longer available' })
  })

  it('ENT-01 ENT-02 ENT-03 ENT-04 has every field with its type', async () => {
    const one = (await app.call('GET', `/api/v3/virtualclass/${tag}`)).json()
    expect(one).toMatchObject({
      tag: expect.any(String),
      className: expect.any(String),
      classDescription: expect.any(String),
      durationSecond: expect.any(Number),
      durationMinutes: expect.any(Number),
      imageLink: expect.any(String),
      trailerLinkWeb: expect.any(String),
      trailerLinkMobile: expect.any(String),
      level: expect.any(String),
      skill: expect.any(Number),
      intensity: expect.any(Number),
      labels: expect.any(Array),
      focusArea: expect.any(Array),
      calorieBurn: expect.any(Number),
      equipmentNames: expect.any(Array),
      equipmentTypes: expect.any(Array),
      classCategory: expect.any(Number),
      classSubCategory: expect.any(String),
      languageName: expect.any(String),
      keywords: expect.any(Array),
      favourite: false,
      scheduleDate: expect.any(String),
      creationDate: expect.any(String),
      alternateLink: '',
      providerID: 'pulse',
      provider: 'Pulse Club',
      instructor: expect.any(String),
      isActive: true,
      schedule: { availableDate: expect.any(String) },
      displayDate: expect.any(String),
    })
    expect(one).toHaveProperty('channelId')
  })

  it('gives the stream only to members with access', async () => {
    const links = async (email: string) => {
      const { token } = await app.signIn(email)
      return (await app.call('GET', `/api/v3/virtualclass/${tag}`, { token })).json().alternateLink
    }
    expect(await links('active@pulse.example')).toMatch(/^http:\/\/localhost:4000\/media\/.+\/master\.m3u8$/)
    expect(await links('trial@pulse.example')).not.toBe('')
    for (const email of ['nosub@pulse.example', 'lapsed@pulse.example']) expect(await links(email)).toBe('')
  })

  it('does not show another club’s class', async () => {
    expect((await app.call('GET', `/api/v3/virtualclass/${tag}`, { tenant: 'mono' })).status).toBe(404)
  })
})

describe('names and codes', () => {
  it('API-19 ENT-48 returns eight named intensities', async () => {
    const codes = (await app.call('GET', '/api/v2/intensitycodes')).json()
    expect(codes.map(({ name }: { name: string }) => name)).toEqual(
      'VerySlight Slight Moderate SomewhatHard Hard VeryHard VeryVeryHard Maximal'.split(' '),
    )
  })

  it('API-20 ENT-07 ENT-21 returns the filter metadata', async () => {
    const metadata = (await app.call('GET', '/api/v2/users/ondemand/metadata/guest')).json()
    expect(metadata).toMatchObject({
      topLabels: expect.any(Array),
      labels: expect.arrayContaining(['Tabata', 'Low impact']),
      classSubCategories: expect.any(Array),
      focusArea: expect.arrayContaining([{ name: 'Core', tag: 'core' }]),
      equipments: expect.arrayContaining([{ name: 'Kettlebell', typeTag: 'kettlebell' }]),
      classLanguage: expect.arrayContaining([{ text: 'Thai', value: 'Thai' }]),
    })
    expect(metadata.focusArea).toHaveLength(8)
    expect(metadata.equipments).toHaveLength(28)
    expect(metadata.classLanguage).toHaveLength(30)
  })

  it('CAT-06 names the categories 1001 to 1010 in order', async () => {
    const { categories } = (await app.call('GET', '/api/v2/users/ondemand/metadata/guest')).json()
    expect(categories.map(({ id, name }: { id: number; name: string }) => `${id} ${name}`)).toEqual([
      '1001 Bootcamp',
      '1002 Cycling',
      '1003 Box & Fight',
      '1004 Dance',
      '1005 Wellness',
      '1006 Pilates',
      '1007 Stretch & Recover',
      '1008 Strength',
      '1009 Yoga',
      '1010 Cardio',
    ])
  })

  it('refuses another member’s id in the path, and any id without a bearer', async () => {
    const { token, userId } = await app.signIn('active@pulse.example')
    const other = await app.signIn('trial@pulse.example')
    const request = (id: string, bearer?: string) =>
      app.call('GET', `/api/v2/users/ondemand/metadata/${id}`, bearer === undefined ? {} : { token: bearer })
    expect((await request(userId, token)).status).toBe(200)
    expect((await request(other.userId, token)).status).toBe(403)
    expect((await request(userId)).status).toBe(401)
  })
})
