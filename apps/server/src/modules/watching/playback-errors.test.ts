import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp } from '../../testing/staff-app.ts'
import { newViewer } from './testing/new-viewer.ts'

let app: StaffApp
beforeAll(async () => {
  app = await openStaffApp()
})
afterAll(() => app.close())

const report = async (as: string | null, body: Record<string, unknown>) =>
  (await app.make('reportPlaybackError', { as, body })).status
async function counted(kind: string, content: string) {
  const text = (await app.server.inject('/metrics')).body
  const line = new RegExp(`^upbeat_playback_errors_total\\{kind="${kind}",content="${content}"\\} (\\d+)$`, 'm')
  return Number(line.exec(text)?.[1] ?? 0)
}

it('/metrics counts the errors that players report, by kind, on demand and live', async () => {
  const as = await newViewer(app)
  expect(await report(as, { code: 'fragLoadError 404', isLive: false })).toBe(204)
  expect(await report(as, { code: 'mediaError3', isLive: true })).toBe(204)
  expect(await report(as, { code: 'bufferAppendError', isLive: true })).toBe(204)
  expect([await counted('missing', 'class'), await counted('format', 'live')]).toEqual([1, 2])
})

it('a player that fails in a loop is counted five times, and then once a minute', async () => {
  const as = await newViewer(app)
  const error = { code: 'notOpened', isLive: false }
  const statuses: number[] = []
  for (let time = 0; time < 7; time += 1) statuses.push(await report(as, error))
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429])
  await app.advance(60)
  expect([await report(as, error), await report(as, error)]).toEqual([204, 429])
  expect(await counted('player', 'class')).toBe(6)
})

it('takes codes only, from members only', async () => {
  const as = await newViewer(app)
  const texts = ['https://club.example/media/secret', 'Failed to load someone’s class', 'a'.repeat(61), '', 'x 40']
  for (const code of texts) expect(await report(as, { code, isLive: false })).toBe(400)
  expect(await report(null, { code: 'mediaError3', isLive: false })).toBe(401)
})
