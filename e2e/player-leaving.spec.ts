import { expect, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { callApi, signInByApi } from './support/api.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { openInApp } from './support/open-in-app.ts'
import {
  closePlayer,
  completedPanel,
  expectPlaying,
  gatherReports,
  isPaused,
  playClass,
  position,
  seek,
} from './support/player.ts'
import { signIn } from './support/sign-in.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'
import { transitionsSeen, watchTransitions } from './support/watch-transitions.ts'

const member = 'active@pulse.example'
const tag = 'pulse-1008-003'
const other = 'pulse-1008-005'
const address = `/classes/${tag}`

const dialog = (page: Page, title: keyof typeof enGb) => page.getByRole('dialog', { name: enGb[title] })
const button = (page: Page, name: keyof typeof enGb) => page.getByRole('button', { name: enGb[name], exact: true })

// Wide enough for the desktop layout; small, because video is decoded and drawn by the CPU: it plays the rendition of 480 lines.
test.use({ viewport: { width: 854, height: 640 } })
test.beforeEach(async ({ page }) => {
  await blankPictures(page)
  await signIn(page, member)
})

test('ROUTE-06 PLAY-05 PLAY-08 PLAY-09 PLAY-13 PLAY-19 PLAY-20 ENT-42 ENT-43 closing asks first, also at the old address, and dismissing the question keeps playing; a class finished within a minute is tracked once and not logged, and one that has not played asks and tracks nothing', async ({
  page,
}) => {
  const reports = gatherReports(page)
  const { token, userId } = await signInByApi(member)
  const { className, durationSecond } = await callApi('getClass', { token, params: { tag } })
  await playClass(page, `/ondemand/${tag}`)
  await expect(page.getByRole('heading', { level: 1, name: className })).toBeVisible()
  await closePlayer(page)
  const modal = dialog(page, 'player.leaveTitle')
  await expect(modal.getByRole('button', { name: enGb['player.finish'] })).toBeVisible()
  await modal.getByRole('button', { name: enGb['player.keepPlaying'] }).click()
  await expect(modal).toBeHidden()
  expect(await isPaused(page)).toBe(false)
  const before = await position(page)
  await expect.poll(() => position(page)).toBeGreaterThan(before)

  await test.step('finished within a minute', async () => {
    // A seek doesn't count as watched time.
    await seek(page, 900)
    await expect.poll(() => position(page)).toBeGreaterThan(901)
    await closePlayer(page)
    await button(page, 'player.finish').click()
    await expect(page).toHaveURL(/\/home$/)
    expect(reports.results).toEqual([])
    expect(reports.activity).toEqual([])
    expect(reports.tracking).toHaveLength(1)
    const [play] = reports.tracking
    expect(play).toMatchObject({ requestsource: 1, contentID: tag, userId, actualDurationSecond: durationSecond })
    expect(play?.playedDurationSecond).toBeGreaterThan(0)
    expect(play?.playedDurationSecond).toBeLessThan(60)
    expect(play?.performDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    expect(play?.ID).toMatch(new RegExp(`^${userId}-${tag}-\\d{10}$`))
    for (const key of ['providerName', 'providerId', 'contentName', 'subscriptiontag', 'subscriptionStartDate'])
      expect(play?.[key], key).toBeTruthy()
  })

  await test.step('left before anything has played', async () => {
    await page.route('**/*.m3u8', () => {})
    await openInApp(page, '/classes/pulse-1008-013')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(button(page, 'classes.details')).toBeVisible()
    await closePlayer(page)
    await expect(page).toHaveURL(/\/home$/)
    expect(reports.tracking).toHaveLength(1)
  })
})

test('PLAY-09 PLAY-10 PLAY-25 Back asks first too, and Discard returns to where the class was opened, with the picture’s transition; a press of the mouse button requests the class, once', async ({
  page,
}) => {
  const pictureMoves = ['::view-transition-old(class-picture)', '::view-transition-new(class-picture)']
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await watchTransitions(page)
  await page.goto(tenantUrl('pulse', '/classes'))
  // The transition runs for every class, so any class will do.
  const card = page.getByRole('main').locator('a[href*="/classes/pulse-"]').first()
  await card.click()
  await expectPlaying(page)
  expect(await transitionsSeen(page)).toEqual([expect.arrayContaining(pictureMoves)])
  await page.goBack()
  await expect(dialog(page, 'player.leaveTitle')).toBeVisible()
  await expect(page).toHaveURL(/\/classes\/pulse-/)
  await button(page, 'player.discard').click()
  await expect(page).toHaveURL(/\/classes\/?$/)
  await expect.poll(() => transitionsSeen(page)).toEqual(Array(2).fill(expect.arrayContaining(pictureMoves)))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/virtualclass/pulse-')) calls.push(request.url())
  })
  await card.hover()
  await page.mouse.down()
  await expect.poll(() => calls.length).toBe(1)
  await expect(page).toHaveURL(/\/classes\/?$/)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/classes\/pulse-/)
  await expect(page.locator('video')).toBeAttached()
  expect(calls).toHaveLength(1)
  expect(await transitionsSeen(page)).toHaveLength(2)
})

test('PLAY-08 PLAY-15 a class opened by its address is discarded to Home; the end of a class shows the completed panel, which returns to the class or closes with its X; closing the tab tracks what was played', async ({
  page,
}) => {
  const reports = gatherReports(page)
  // The test can't observe requests that the page sends while it closes, so the page records them in storage first.
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (input, init) => {
      if (String(input).includes('/ondemandtracking') && init?.keepalive)
        localStorage.setItem('sentAtTheEnd', String(init.body))
      return send(input, init)
    }
  })
  await playClass(page, `/classes/${other}`)
  // Less than half a second doesn't count.
  await expect.poll(() => position(page)).toBeGreaterThan(2)
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(page)).toBe(true)
  const played = await position(page)
  await closePlayer(page)
  await button(page, 'player.discard').click()
  await expect(page).toHaveURL(/\/home$/)
  expect(reports.tracking).toHaveLength(1)
  expect(reports.tracking[0]?.contentID).toBe(other)
  expect(Number(reports.tracking[0]?.playedDurationSecond)).toBeLessThanOrEqual(Math.ceil(played))
  expect(reports.results).toEqual([])

  await test.step('the end of a class', async () => {
    await openInApp(page, address)
    await expectPlaying(page)
    await seek(page, -2)
    const done = completedPanel(page)
    await expect(done).toContainText('0 minutes')
    await expect(done).not.toContainText(', done.')
    await done.getByRole('button', { name: enGb['player.keepPlaying'] }).click()
    await expect.poll(() => position(page)).toBeLessThan(60)
    expect(await isPaused(page)).toBe(false)
    await expect(done).toBeHidden()
    await seek(page, -2)
    await done.getByRole('button', { name: enGb['common.close'] }).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  await test.step('a closed tab', async () => {
    await openInApp(page, address)
    await expectPlaying(page)
    await expect.poll(() => position(page)).toBeGreaterThan(2)
    await page.evaluate(() => localStorage.removeItem('sentAtTheEnd'))
    await page.goto(tenantUrl('pulse', '/healthz'))
    const sent = await page.evaluate(() => JSON.parse(localStorage.getItem('sentAtTheEnd') ?? '{}'))
    expect(sent).toMatchObject({ contentID: tag, requestsource: 1 })
    expect(sent.playedDurationSecond).toBeGreaterThan(0)
  })
})
