import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

const open = (url: string, accept = 'text/html,*/*') =>
  app.server.inject({ url, headers: { host: 'pulse.localhost:4000', accept } })

describe('the status of a page', () => {
  it.each([
    '/',
    '/home',
    '/Classes/',
    '/classes/search?q=yoga',
    '/browse',
    '/home/a/b',
    '/user/account',
    '/error',
    '/classes/pulse-1002-001',
    '/home/pulse-1002-001',
    '/ondemand/player/deep/pulse-1002-001',
    '/ondemand',
    '/classes/categories/1009',
    '/collections/favourites',
    '/collection?collectionTag=favourites',
    '/connect/live/x',
    '/channels/gone?classId=pulse-1002-001',
    '/unsupported-browser',
  ])('is 200 at %s', async (url) => {
    expect((await open(url)).statusCode).toBe(200)
  })

  it.each([
    '/no/such',
    '/classes/a/b',
    '/signin/more',
    '/%E0%A4%A',
    '//evil.com',
    '/wp-login.php',
    '/classes/gone',
    '/home/gone',
    '/classes/categories/9999',
    '/collections/gone',
    '/channels/gone',
    '/from/deep/gone',
  ])('ROUTE-47 is 404 at %s, with the same page', async (url) => {
    const reply = await open(url)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(reply.body).toContain('id="root"')
  })

  it('is 200 for what the club lists', async () => {
    const metadata = await app.call('GET', '/api/v2/users/ondemand/metadata')
    for (const { id } of (metadata.json() as { categories: { id: number }[] }).categories)
      expect((await open(`/classes/categories/${id}`)).statusCode).toBe(200)
  })

  it.each([
    ['/missing.js', '*/*'],
    ['/api/nothing', 'text/html'],
    ['/assets/missing.js', 'text/html'],
  ])('D-04 is a plain 404 for %s requested as %s', async (url, accept) => {
    const reply = await open(url, accept)
    expect([reply.statusCode, String(reply.headers['content-type']).split(';')[0]]).toEqual([404, 'application/json'])
  })
})

describe('the look of a page', () => {
  const page = async (club: string) => {
    const headers = { accept: 'text/html', host: `${club}.localhost:4000` }
    return (await app.server.inject({ url: '/', headers })).body
  }

  it('has the club’s kit from its first byte on, and preloads its font', async () => {
    const text = await page('summit')
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? ''
    expect(style).toContain('@font-face{font-family:"Archivo"')
    expect(style).toMatch(/:root:root\{[^}]*--font-display:"Archivo",[^}]*--radius-lg:0[;}]/)
    expect(style).not.toContain('Fraunces')
    expect(text).toContain('Train for the view')
    expect(text).toMatch(/<link rel="preload" href="\/fonts\/archivo\.woff2" as="font" type="font\/woff2" crossorigin/)
  })

  it('is the product’s own for a club without a kit', async () => {
    const text = await page('pulse')
    expect(text).not.toMatch(/@font-face|--(font-display|radius-lg|card-ratio|picture-filter):|archivo|fraunces/)
  })
})
