import { readFile } from 'node:fs/promises'
import { enGb } from '@upbeat/phrases/en-gb'
import { parse } from 'acorn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

const explorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'
const oldEdge =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0 Safari/537.36 Edge/18.17763'
const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36 Edg/120.0'
const page = async (url: string, agent: string, host = 'pulse.localhost:4000') =>
  (await app.server.inject({ url, headers: { host, 'user-agent': agent } })).body
const linksUnder = (html: string, title: string) =>
  [
    ...(html.split(`<h2>${title}</h2>`)[1]?.split('</ul>')[0] ?? '').matchAll(
      /<a href="(https:[^"]+)" target="_blank"[^>]*>([^<]+)/g,
    ),
  ].map(([, , name]) => name)

describe('the page for browsers that cannot run the app', () => {
  it.each([
    ['Internet Explorer 11', explorer],
    ['Internet Explorer 9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1)'],
    ['the old Edge', oldEdge],
  ])('SHELL-12 is what %s gets at every URL', async (_name, agent) => {
    for (const url of ['/', '/home', '/classes/pulse-1002-001', '/nowhere/at/all']) {
      const html = await page(url, agent)
      expect(html).toContain(enGb['shell.unsupportedTitle'])
      expect(html).not.toContain('id="root"')
    }
  })

  it('SHELL-12 isn’t what today’s Edge gets', async () => {
    const html = await page('/', edge)
    expect(html).toContain('id="root"')
    expect(html).not.toContain(enGb['shell.unsupportedTitle'])
  })

  it('SHELL-13 links to the browsers for PC and for Mac', async () => {
    const html = await page('/', explorer)
    expect(linksUnder(html, 'For PC')).toEqual(['Google Chrome', 'Mozilla Firefox', 'Microsoft Edge'])
    expect(linksUnder(html, 'For Mac')).toEqual(['Google Chrome', 'Mozilla Firefox', 'Apple Safari'])
  })

  it('SHELL-14 has the required text, word for word', async () => {
    expect(await page('/', explorer)).toContain(
      '<p>Your browser is not supported. We recommend installing the latest version of a supported browser:</p>',
    )
  })

  it('SHELL-12 is also what they get without a club, and names none', async () => {
    for (const url of ['/?tenant=nobody', '/unsupported-browser?tenant=nobody']) {
      const reply = await app.server.inject({ url, headers: { host: 'localhost:4000', 'user-agent': explorer } })
      expect([url, reply.statusCode]).toEqual([url, 404])
      expect(reply.body).toContain(`<title>${enGb['shell.unsupportedTitle']}</title>`)
      expect(reply.body).not.toMatch(/<script|Pulse Club|rel="icon"|id="club"/)
    }
  })

  it('is in the club’s name, colours and language, with its icon', async () => {
    const [pulse, tempo, mono] = [
      await page('/', explorer),
      await page('/', explorer, 'tempo.localhost:4000'),
      await page('/', explorer, 'mono.localhost:4000'),
    ]
    const colours = (html: string) => [...html.matchAll(/background: (#[0-9a-f]{6})/g)].map(([, colour]) => colour)
    expect(pulse).toContain('Pulse Club')
    expect(colours(pulse)).toHaveLength(2)
    expect(colours(pulse)).not.toEqual(colours(tempo))
    expect(mono).toContain('<html lang="ar" dir="rtl">')
    const icons = [pulse, tempo, mono].map((html) => /<link rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? '')
    expect(new Set(icons).size).toBe(3)
    expect((await app.server.inject({ url: icons[0] ?? '' })).headers['content-type']).toBe('image/png')
  })

  it('uses only scripts and styles that such a browser supports', async () => {
    const html = await page('/', explorer)
    expect(html).not.toMatch(/<script|var\(|display: (grid|flex)|inline-size|padding-inline/)
  })

  it('is where an ES5 script redirects browsers without modules', async () => {
    const script = await readFile(new URL('../../../../web/public/unsupported.js', import.meta.url), 'utf8')
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow()
    const [, target] = /: '([^']+)'\)/.exec(script) ?? []
    expect(await page(target ?? '', edge)).toContain(enGb['shell.unsupportedTitle'])
    const template = await readFile(new URL('../../../../web/index.html', import.meta.url), 'utf8')
    expect(template).toContain('<script nomodule src="/unsupported.js"></script>')
  })
})
