// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { restoreSession } from '../features/auth/auth-store.ts'
import { setTenant } from '../features/tenant/tenant-store.ts'
import { configureApi } from '../lib/api/api.ts'
import { queryClient } from '../lib/api/query-client.ts'
import { startTestServer } from '../lib/testing/start-test-server.ts'
import { makeTenant } from '../lib/testing/tenant-factory.ts'
import { prefetchPlayer } from './prefetch-player.ts'

const stream = 'https://club.test/flow.mp4'
let server: Awaited<ReturnType<typeof startTestServer>>
let videos: HTMLVideoElement[]
let card: HTMLElement

beforeAll(async () => {
  server = await startTestServer(({ path }) => ({
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    body: path.includes('flow') ? { tag: 'flow', alternateLink: stream } : [],
  }))
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
  prefetchPlayer()
})
afterAll(() => server.close())
beforeEach(() => {
  localStorage.setItem('token', 't')
  localStorage.setItem('userId', 'u')
  restoreSession()
  setTenant(makeTenant())
  queryClient.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  videos = []
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name)
    if (element instanceof HTMLVideoElement) videos.push(element)
    return element
  })
  card = document.createElement('article')
  card.dataset.class = 'flow'
  card.innerHTML = '<a href="/classes/flow">Flow</a>'
  document.body.append(card)
})
afterEach(() => {
  card.remove()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function press(pointerType: string) {
  const link = card.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType, button: 0 }))
  return link
}

const playing = () => videos.map((video) => video.getAttribute('src')).filter((source) => source !== null)

it('opens the stream of a card on which a mouse button is pressed, and closes it if no click follows', async () => {
  press('mouse')
  await expect.poll(playing).toEqual([stream])
  vi.advanceTimersByTime(2000)
  expect(playing()).toEqual([])
})

it('leaves the stream open for the player once the card is clicked', async () => {
  press('mouse')?.click()
  await expect.poll(playing).toEqual([stream])
  vi.advanceTimersByTime(2000)
  expect(playing()).toEqual([stream])
})

it('fetches only the code on a touch, which may be the start of scrolling', async () => {
  server.requests.length = 0
  press('touch')
  await vi.dynamicImportSettled()
  expect([server.requests, playing()]).toEqual([[], []])
})
