import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

const own = 'club-platform:another-secret'
const encoded = Buffer.from(own).toString('base64')
let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp({ CLIENT_CREDENTIALS: own })
})
afterAll(() => app.close())

const form = { username: 'active@pulse.example', password: 'Demo1234' }
const signInWith = (authorization: string) => app.call('POST', '/oauth/login', { form, headers: { authorization } })

describe('the platform’s credential', () => {
  it('API-06 comes from settings: a set value is required, passed to the app, and replaces the default', async () => {
    expect((await signInWith(`Basic ${encoded}`)).status).toBe(200)
    expect((await signInWith(`Basic ${Buffer.from('upbeat:demo').toString('base64')}`)).status).toBe(401)
    const page = await app.call('GET', '/', { headers: { host: 'pulse.localhost:4000' } })
    expect(page.text).toContain(encoded)
  })

  it('API-06 doesn’t occur in the app’s code', () => {
    const standard = Buffer.from('upbeat:demo').toString('base64')
    const files = filesBelow(fileURLToPath(new URL('../../../../web/src', import.meta.url)))
    expect(files.length).toBeGreaterThan(100)
    const holding = files.filter(
      (file) => /upbeat:demo/.test(readFileSync(file, 'utf8')) || readFileSync(file, 'utf8').includes(standard),
    )
    expect(holding).toEqual([])
  })
})

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return filesBelow(path)
    return /\.tsx?$/.test(name) && !/\.test\./.test(name) ? [path] : []
  })
}
