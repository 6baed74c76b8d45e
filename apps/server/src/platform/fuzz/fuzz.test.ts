// @database both
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'
import { findPostgres } from '../../testing/postgres-cluster.ts'
import { sendFuzz } from './send-fuzz.ts'

const onPostgres = process.env.UPBEAT_TEST_DATABASE === 'postgresql'
/** Most are sent on PostgreSQL if it is installed: a request takes a tenth of the time there. */
const requests = onPostgres ? 9000 : findPostgres() ? 1000 : 10_000
const seed = onPostgres ? 20_261_122 : 20_261_123

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp({ CHECK_REPLIES: 'off', ENCODER: 'off' })
})
afterAll(() => app?.close())

it('10,000 requests generated from the contract, over both databases, cause no 5xx', async () => {
  const { sent, statuses, faults } = await sendFuzz(app.server, { requests, seed, credential: 'upbeat:demo' })
  expect(faults).toEqual([])
  expect(sent).toBe(requests)
  // Requests that are all refused would prove nothing.
  expect(acceptedShare(statuses.member)).toBeGreaterThan(0.08)
  expect(acceptedShare(statuses.staff)).toBeGreaterThan(0.08)
})

/** @returns the share of one identity's requests that were answered with 200, 0 to 1 */
function acceptedShare(statuses: Record<number, number>): number {
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return (statuses[200] ?? 0) / all
}
