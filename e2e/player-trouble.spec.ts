import { expect, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { callApi, signInByApi } from './support/api.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { hideVideo } from './support/hide-video.ts'
import { openInApp } from './support/open-in-app.ts'
import {
  closePlayer,
  completedPanel,
  expectPlaying,
  finishAndLog,
  hurryTime,
  isPaused,
  playClass,
  playOn,
  position,
  seek,
} from './support/player.ts'
import { signIn } from './support/sign-in.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const member = 'active@pulse.example'
const offlineTag = 'pulse-1008-012'

const button = (page: Page, name: keyof typeof enGb) => page.getByRole('button', { name: enGb[name], exact: true })

// Wide enough for the desktop layout; small, because video is decoded and drawn by the CPU: it plays the rendition of 480 lines.
test.use({ ownContext: true, viewport: { width: 854, height: 640 } })
test.beforeEach(async ({ page }) => {
  await blankPictures(page)
  await signIn(page, member)
})

test('DRAFT-03 a class continues at the same position when its media URL has expired and when the network is back; one that is unpublished meanwhile ends, says so and links to the classes', async ({
  page,
  context,
}, { retry, repeatEachIndex }) => {
  const tag = 'pulse-1008-010'
  const refused = new Set<string>()
  let spent = ''
  page.on('request', (request) => {
    spent ||= /\/media\/[^/]+\//.exec(request.url())?.[0] ?? ''
  })
  await playClass(page, `/classes/${tag}`)
  // A retry seeks elsewhere: the class is preloaded from the position at which an earlier run stopped, in case the member resumes.
  const away = 600 + 300 * (retry + repeatEachIndex)

  await test.step('an expired media URL is renewed', async () => {
    const isSpent = (url: URL) => url.pathname.includes(spent)
    await page.route(isSpent, async (route) => {
      refused.add(route.request().url())
      await route.fulfill({ status: 403 })
    })
    // Beyond what is buffered.
    await seek(page, away)
    await expect.poll(() => position(page)).toBeGreaterThan(away + 1)
    expect(refused.size).toBeGreaterThan(0)
    await expect(page.getByRole('alert')).toBeHidden()
    await page.unroute(isSpent)
  })

  await test.step('the network is lost and back', async () => {
    await context.setOffline(true)
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
    await seek(page, away + 1500)
    await expect(page.getByRole('alert')).toContainText(enGb['errors.network'])
    const stood = await position(page)
    expect(stood).toBeGreaterThanOrEqual(away + 1500)
    await context.setOffline(false)
    const since = performance.now()
    await expect.poll(() => position(page), { intervals: [250] }).toBeGreaterThan(stood + 0.2)
    expect((await position(page)) - stood - (performance.now() - since) / 1000).toBeLessThan(3)
    await expect.poll(() => position(page)).toBeGreaterThan(stood + 1)
    expect(await isPaused(page)).toBe(false)
    await expect(page.getByRole('alert')).toBeHidden()
  })

  await test.step('the class is unpublished', async () => {
    const gone = { status: 404, json: { code: 404, message: enGb['errors.classGone'] } }
    for (const call of ['playheads', 'virtualclass']) {
      await page.route(`**/api/*/**${call}/${tag}*`, (route) => route.fulfill(gone))
    }
    await expect(page.getByText(enGb['errors.classGone'])).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    await page.getByRole('link', { name: enGb['player.toClasses'] }).click()
    await expect(page).toHaveURL(/\/classes\/?$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a class watched offline is reported once when the network is back, by one of two other tabs after the player’s own was closed', async ({
  page,
  context,
}) => {
  const { token } = await signInByApi(member)
  const logged = async () =>
    (await callApi('listActivity', { token })).filter(({ userWorkoutTag }) => userWorkoutTag === offlineTag).length
  const before = await logged()
  const others = [await context.newPage(), await context.newPage()]
  for (const other of others) await other.goto(tenantUrl('pulse', '/tc'))
  await hurryTime(page)
  await playClass(page, `/classes/${offlineTag}`)
  await hideVideo(page)
  await playOn(page, 100)
  await context.setOffline(true)
  await closePlayer(page)
  await finishAndLog(page).click()
  await expect(completedPanel(page)).toBeVisible()
  const kept = () => others[0]?.evaluate(() => localStorage.getItem('keptReports') ?? '')
  for (const call of ['addActivity', 'saveWorkoutResult', 'trackPlay']) await expect.poll(kept).toContain(call)
  await page.close()

  const sent: string[] = []
  // Requests that failed offline don't count.
  context.on('response', (response) => {
    if (response.request().method() !== 'GET' && response.ok()) sent.push(new URL(response.url()).pathname)
  })
  await context.setOffline(false)
  await expect.poll(kept).toBe('')
  const times = (path: string) => sent.filter((each) => each.startsWith(path)).length
  const calls = ['/api/v2/users/recentactivity', '/api/v4/users/workoutresults', '/api/v2/ondemandtracking']
  expect(calls.map(times)).toEqual([1, 1, 1])
  expect(await logged()).toBe(before + 1)
})

test('PLAY-23 PLAY-24 ERR-29 ERR-30 ERR-32 says that a class is gone, and that a stream is broken or unreachable, and can retry', async ({
  page,
}) => {
  await page.goto(tenantUrl('pulse', '/classes/unknown'))
  await expect(page.getByText(enGb['errors.classGone'])).toBeVisible()
  await page.getByRole('link', { name: enGb['player.toClasses'] }).click()
  await expect(page).toHaveURL(/\/classes\/?$/)

  await page.route('**/media/**', (route) => route.abort('connectionrefused'))
  await openInApp(page, '/classes/pulse-1008-008')
  await expect(page.getByRole('alert')).toContainText(enGb['errors.stream'])
  await expect(button(page, 'common.retry')).toBeVisible()
  // In this order, since the player tries an unreachable stream again by itself.
  await page.route('**/master.m3u8', (route) => route.fulfill({ status: 404 }))
  await page.unroute('**/media/**')
  await button(page, 'common.retry').click()
  await expect(page.getByRole('alert')).toContainText(enGb['errors.playback'])
  await page.unroute('**/master.m3u8')
  await button(page, 'common.retry').click()
  await expectPlaying(page)
})
