import { expect, type Page } from '@playwright/test'
import { callApi } from './support/api.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { hideVideo } from './support/hide-video.ts'
import { newTrialMember } from './support/new-member.ts'
import { expectPlaying, playClass, playOn, seek } from './support/player.ts'
import { storeSession } from './support/store-session.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const address = '/classes/pulse-1008-003'

// Small, because video is decoded and drawn by the CPU.
test.use({ viewport: { width: 854, height: 640 } })

test('FIG-01 the ledger holds what a player has really played, with a seek and a reload', async ({ page }) => {
  const member = await newTrialMember()
  await blankPictures(page)
  await measurePlayback(page)
  await storeSession(page, tenantUrl('pulse', '/'), member)
  await playClass(page, address)
  await hideVideo(page)
  await playOn(page, 3)
  await seek(page, 300)
  await playOn(page, 2)
  await page.reload()
  await expectPlaying(page)
  await playOn(page, 2)
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  const played = await page.evaluate(() => Number(sessionStorage.getItem('played')))
  expect(played).toBeGreaterThan(7)
  const watched = async () => {
    const rows = (await callApi('downloadData', member)).watched
    return rows.reduce((sum, { playedSeconds }) => sum + Number(playedSeconds), 0)
  }
  // The last report may be under way; more than a second apart would be a fault.
  await expect.poll(watched).toBeGreaterThan(played - 1)
  expect(await watched()).toBeLessThan(played + 1)
})

/** Sums up by how much the video advances, apart from seeks, in every page of this tab. */
async function measurePlayback(page: Page) {
  await page.addInitScript(() => {
    let last: number | null = null
    let played = Number(sessionStorage.getItem('played') ?? 0)
    document.addEventListener('seeking', () => (last = null), { capture: true })
    setInterval(() => {
      const video = document.querySelector('video')
      const now = !video || video.seeking ? null : video.currentTime
      // A busy machine may skip seconds here, but not as many as the test's seek.
      if (now !== null && last !== null && now > last && now - last < 60) {
        played += now - last
        sessionStorage.setItem('played', String(played))
      }
      last = now
    }, 50)
  })
}
