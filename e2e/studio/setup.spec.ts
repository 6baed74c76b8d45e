import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { walkToFirstFrame } from '../support/first-class-walk.ts'
import { hasFfmpeg, makeClip } from '../support/make-clip.ts'
import { type OwnServer, startOwnServer } from '../support/own-server.ts'
import { setupLink } from '../support/setup-link.ts'
import { test } from '../support/test.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({ DEMO: 'off', CLOCK: 'system', MEDIA_RESERVE_GB: '0', HOST: '0.0.0.0' })
})
test.afterAll(() => server?.close())

const maxClicks = 25

test('SETUP-02 SETUP-06 SETUP-08 from the set-up link to a member’s first frame in at most 25 clicks', async ({
  page,
}) => {
  test.skip(!hasFfmpeg, 'a video is made by ffmpeg')
  test.setTimeout(300_000)
  const video = join(server.dataDir, 'Morning flow.mp4')
  copyFileSync(makeClip(60), video)
  const clicks = await walkToFirstFrame({
    page,
    link: setupLink(server.environment, server.origin),
    video,
    onScreen: async (screen) => {
      if (screen === 'access') {
        // The server stores each step, so that setup continues after the browser was closed.
        await page.reload()
        await expect(page.getByRole('radio', { name: /^Everyone who signs up/ })).toBeChecked()
      }
      await expectNoViolations(page)
    },
  })
  expect(clicks).toBeLessThanOrEqual(maxClicks)
})
