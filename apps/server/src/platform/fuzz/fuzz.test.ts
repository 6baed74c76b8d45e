import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'
import { sendFuzz } from './send-fuzz.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp({ CHECK_REPLIES: 'off' })
})
afterAll(() => app?.close())

it.runIf(process.env.UPBEAT_TEST_DATABASE !== 'postgresql')(
  'a thousand requests made from the contract find no 5xx',
  async () => {
    const { sent, statuses, faults } = await sendFuzz(app.server, {
      requests: 1000,
      seed: 20_261_122,
      credential: 'upbeat:demo',
    })
    expect(faults).toEqual([])
    expect(sent).toBe(1000)
    // Requests that are all refused would find nothing.
    expect(statuses[200]).toBeGreaterThan(50)
  },
)
