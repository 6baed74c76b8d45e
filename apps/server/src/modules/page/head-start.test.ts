import { afterEach, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

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
