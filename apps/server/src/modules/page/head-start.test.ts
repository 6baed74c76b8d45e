import type { WexerEvent } from '@upbeat/contract/entities/live-event'
import { afterEach, expect, it } from 'vitest'
import { changeEvent } from '../../testing/change-event.ts'
import { type DemoApp, openDemoApp, seedingMoment } from '../../testing/demo-app.ts'

let app: DemoApp
const headers = { host: 'pulse.localhost:4000', accept: 'text/html', cookie: 'member=1' }
afterEach(() => app.close())

it.each([
  ['on', true],
  ['off', false],
])('HEAD_START=%s determines whether the first HTML makes the app’s requests', async (setting, isAhead) => {
  app = await openDemoApp({ HEAD_START: setting })
  for (const url of ['/', '/home', '/classes/pulse-1002-001']) {
    const { body, headers: sent } = await app.server.inject({ url, headers })
    expect(body).toContain('id="boot"')
    expect([url, /first-view|first-calls|rel="modulepreload" crossorigin fetchpriority="low"/.test(body)]).toEqual([
      url,
      isAhead,
    ])
    expect(/script-src[^;]*'sha256-/.test(String(sent['content-security-policy']))).toBe(isAhead)
  }
})

it('Home’s first HTML shows the class of the day that the reply has, unless the club’s Home starts with something else', async () => {
  app = await openDemoApp()
  const viewOf = async (club: string) => {
    const { body } = await app.server.inject({ url: '/home', headers: { ...headers, host: `${club}.localhost:4000` } })
    const calls = /id="first-calls">([^<]+)/.exec(body)?.[1] ?? ''
    return { isDrawn: body.includes('data-view="home"'), known: JSON.parse(calls).pictures?.known }
  }
  const reply = await app.call('GET', '/api/v2/users/ondemand/cotdcollection/guest')
  const [first] = (reply.json() as { collectionItems: { imageLink: string }[] }).collectionItems
  expect(await viewOf('pulse')).toEqual({ isDrawn: true, known: [first?.imageLink.split('#')[0]] })
  expect((await viewOf('mono')).isDrawn).toBe(true)
  expect(await viewOf('summit')).toEqual({ isDrawn: false, known: [] })
  expect((await viewOf('tempo')).isDrawn).toBe(false)
})

it('the first HTML of the list of classes has its head and frames, unless the URL has filters or the club one category', async () => {
  app = await openDemoApp()
  const isDrawn = async (club: string, url: string) => {
    const { body } = await app.server.inject({ url, headers: { ...headers, host: `${club}.localhost:4000` } })
    return body.includes('data-view="list"')
  }
  expect(await isDrawn('pulse', '/classes')).toBe(true)
  expect(await isDrawn('pulse', '/classes?level=beginner')).toBe(false)
  expect(await isDrawn('mono', '/classes')).toBe(false)
})

it('the first HTML of a member’s lists and of a collection has its head', async () => {
  app = await openDemoApp()
  const opened = async (url: string) => {
    const { body } = await app.server.inject({ url, headers })
    return /data-view="(\w+)"( data-tabs)?.*?<bdi>([^<]+)<\/bdi><\/h1>(?:<p dir="auto">([^<]+))?/.exec(body)?.slice(1)
  }
  expect(await opened('/classes/fav')).toEqual(['head', ' data-tabs', 'Favourites', undefined])
  expect(await opened('/user/classes/recent/')).toEqual(['head', ' data-tabs', 'My activity', undefined])
  expect(await opened('/browse')).toEqual(['head', undefined, 'Browse', 'Pick a type, or see everything.'])
  const first = '/collections/pulse-coaches-choice'
  expect(await opened(first)).toEqual(['head', undefined, 'Coaches’ Choice', expect.stringContaining('Nine classes')])
  expect(await opened('/collections/none')).toBeUndefined()
})

it('the first HTML of a category, channel, coach or all collections has its picture, unless the club has turned that part off', async () => {
  app = await openDemoApp()
  const opened = async (url: string, club = 'pulse') => {
    const { body } = await app.server.inject({ url, headers: { ...headers, host: `${club}.localhost:4000` } })
    const { pictures } = JSON.parse(/id="first-calls">([^<]+)/.exec(body)?.[1] ?? '{}')
    return { view: /data-view="(\w+)"/.exec(body)?.[1], title: /<bdi>([^<]+)/.exec(body)?.[1], known: pictures?.known }
  }
  const [channel] = (await app.call('GET', '/api/v2/channels/guest')).json()
  const known = [channel.mediaSpaceImageUrl.split('#')[0]]
  expect(await opened('/channels/')).toEqual({ view: 'banner', title: 'Channels', known })
  expect(await opened(`/channels/${channel.tag}`)).toEqual({ view: 'banner', title: channel.displayName, known })
  expect(await opened(`/channels/${channel.tag}?classId=pulse-1002-001`)).toMatchObject({ view: undefined })
  expect(await opened('/channels/', 'mono')).toMatchObject({ view: undefined })
  expect(await opened('/channels/none')).toMatchObject({ view: undefined })

  const { categories } = (await app.call('GET', '/api/v2/users/ondemand/metadata/guest')).json()
  const { name: title, imageLink, id } = categories[0]
  const wide = imageLink.replace('/category/', '/banner/').split('#')[0]
  expect(await opened(`/classes/categories/${id}`)).toEqual({ view: 'banner', title, known: [wide] })
  expect(await opened('/classes/categories/none')).toMatchObject({ view: undefined })
  const { landingPictures: pictures } = (await app.call('GET', '/api/v1/tenants/pulse')).json()
  expect(await opened('/collections')).toEqual({
    view: 'banner',
    title: 'Collections',
    known: [pictures[0]?.split('#')[0]],
  })

  const [{ instructor: coach }] = channel.title
  const { coachDetails } = (await app.call('GET', `/api/v2/coachclasses?coach=${encodeURIComponent(coach)}`)).json()
  const portrait = [coachDetails.imageLink.split('#')[0]]
  expect(await opened(`/coaches/${encodeURIComponent(coach)}`)).toEqual({
    view: 'coach',
    title: coach,
    known: portrait,
  })
  expect(await opened('/coaches/nobody')).toMatchObject({ view: undefined, known: undefined })
})

it('the first HTML of the live schedule has the picture of the first event, unless the time zone decides which that is', async () => {
  app = await openDemoApp(seedingMoment())
  const known = async () => {
    const { body } = await app.server.inject({ url: '/connect/schedule', headers })
    const { pictures } = JSON.parse(/id="first-calls">([^<]+)/.exec(body)?.[1] ?? '{}')
    expect(body.includes('data-view="schedule"')).toBe(pictures !== null)
    return pictures?.known[0]
  }
  const events = async () =>
    (await app.call('GET', '/api/v1/connect/events')).json().eventData.filter(({ type }: WexerEvent) => type !== 3)
  const pictureOf = ({ pictures }: WexerEvent) => pictures.sizes[0]?.link.split(/[?#]/)[0]
  const now = Date.parse((await app.call('GET', '/demo/clock')).json().now)
  const onAir = (await events()).filter(({ live }: WexerEvent) => live?.status === 'streaming')
  expect(await known()).toBe(pictureOf(onAir[0]))

  for (const { id } of onAir) await changeEvent(app, id, () => ({ startsAt: new Date(now + 3_600_000) }))
  const late = (await events()).filter(({ live }: WexerEvent) => live?.status === 'awaiting')
  for (const { id, duration } of late) await changeEvent(app, id, () => ({ startsAt: new Date(now - duration * 1000) }))
  expect(await known()).toBe(pictureOf((await events())[0]))

  const [next] = await events()
  await changeEvent(app, next.id, () => ({ startsAt: new Date(now - 15 * 60_000), transcode: 'in_progress' }))
  expect(await known()).toBeUndefined()
})
