import { afterEach, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

let app: DemoApp
afterEach(() => app.close())

it.each([
  ['on', true],
  ['off', false],
])('HEAD_START=%s determines whether the first HTML makes the app’s requests', async (setting, isAhead) => {
  app = await openDemoApp({ HEAD_START: setting })
  for (const url of ['/', '/home', '/classes/pulse-1002-001']) {
    const headers = { host: 'pulse.localhost:4000', accept: 'text/html', cookie: 'member=1' }
    const { body, headers: sent } = await app.server.inject({ url, headers })
    expect(body).toContain('id="boot"')
    expect([url, /first-view|first-calls|rel="modulepreload" crossorigin fetchpriority="low"/.test(body)]).toEqual([
      url,
      isAhead,
    ])
    expect(/script-src[^;]*'sha256-/.test(String(sent['content-security-policy']))).toBe(isAhead)
  }
})
