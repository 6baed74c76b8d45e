// @vitest-environment happy-dom
import { type FirstCalls, firstCallsId } from '@upbeat/contract/first-calls'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const bands = [{ from: 0, width: 600, dense: 1200 }]
const cards = ['/images/a-wide.jpg#aabbcc@36,20', '/images/b-wide.jpg?v=2#aabbcc']

beforeEach(() => {
  vi.resetModules()
  document.documentElement.lang = 'en-gb'
  globalThis.upbeatFirstReplies = undefined
  localStorage.setItem('token', 't')
  localStorage.setItem('userId', 'maya')
  vi.stubGlobal('fetch', async () => Response.json({ items: cards.map((imageLink) => ({ imageLink })) }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function start(pictures: FirstCalls['pictures'], view: string) {
  const requests = [{ address: '/api/classes' }]
  const first: FirstCalls = { headers: {}, requests, later: [], pictures, resumesFrom: 30 }
  const json = JSON.stringify(first).replaceAll('<', '\\u003c')
  document.head.innerHTML = `<script type="application/json" id="${firstCallsId}">${json}</script>`
  document.body.innerHTML = view
  await import('./first-calls.ts')
}

const images = () => [...document.querySelectorAll('img')]
const frames = '<span class="first-picture"><img></span>'.repeat(2)

it('shows the first classes’ pictures in the server-rendered frames, in the club’s shape, cropped around their focus', async () => {
  await start({ known: [], count: 2, shape: 'tall', bands }, frames)
  await expect
    .poll(() => images().map(({ srcset }) => srcset))
    .toEqual([
      '/images/a-tall.jpg?width=600 1x, /images/a-tall.jpg?width=1200 2x',
      '/images/b-wide.jpg?v=2&width=600 1x, /images/b-wide.jpg?v=2&width=1200 2x',
    ])
  expect(images().map(({ style }) => style.objectPosition)).toEqual(['36% 20%', ''])
})

it('preloads the pictures of a list without a frame', async () => {
  const items = [{ imageLink: '/images/a.jpg' }, { imageLink: null }]
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(items)))
  await start({ known: [], count: 2, shape: 'wide', bands }, '')
  const preloads = () => [...document.head.querySelectorAll('link')].map(({ imageSrcset }) => imageSrcset)
  await expect.poll(preloads).toEqual(['/images/a.jpg?width=600 1x, /images/a.jpg?width=1200 2x'])
})

it('shows a known picture without waiting for the reply', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await start({ known: ['/images/day.jpg'], count: 1, shape: 'wide', bands }, frames)
  await expect.poll(() => images()[0]?.srcset).toBe('/images/day.jpg?width=600 1x, /images/day.jpg?width=1200 2x')
})

it('removes the announcements that this member has dismissed, and those of a visitor', async () => {
  localStorage.setItem('announcements', JSON.stringify(['maya a1 2', 'ben a2 1']))
  const view = ['a1 1', 'a1 2', 'a2 1'].map((mark) => `<p class="announcement" data-mark="${mark}"></p>`)
  await start(null, view.join(''))
  const left = () => [...document.querySelectorAll<HTMLElement>('[data-mark]')].map(({ dataset }) => dataset.mark)
  await expect.poll(left).toEqual(['a1 1', 'a2 1'])
  localStorage.clear()
  vi.resetModules()
  globalThis.upbeatFirstReplies = undefined
  localStorage.setItem('announcements', JSON.stringify([' a1 1', 'maya a2 1']))
  await start(null, view.join(''))
  await expect.poll(left).toEqual(['a1 2', 'a2 1'])
})
