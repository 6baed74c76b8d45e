import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { serverTime } from './support/clock.ts'
import { test } from './support/events.ts'
import { withLicence } from './support/licence.ts'
import { openSession } from './support/member.ts'
import { position, seek } from './support/player.ts'

const active = 'active@pulse.example'
/** Delay of a simulated live stream behind the clock, in seconds: the same for every viewer. */
const latency = 18

const latencyOf = (page: Page) => page.evaluate(() => Number(document.querySelector('video')?.dataset.latency ?? 'NaN'))
const expectAtLiveMoment = (page: Page) =>
  expect.poll(async () => Math.abs((await latencyOf(page)) - latency)).toBeLessThan(0.5)

async function watch(page: Page, id: string) {
  await openSession(page, active)
  await page.goto(`/live/${id}`)
  await expect.poll(() => position(page)).toBeGreaterThan(0.3)
}

// Wide enough for the desktop layout; small, because video is decoded and drawn by the CPU.
test.use({ viewport: { width: 854, height: 640 } })
test.beforeEach(({ page }) => blankPictures(page))

test('viewers are in sync at the live position, also if the club has its own player, which plays only classes that are not watched together; a latecomer can start from the beginning if the class allows it, and return to live', async ({
  page,
  context,
  place,
}) => {
  const plan = { startsInSecond: -300, durationSecond: 1800 }
  const together = await place({ ...plan, mayStartOver: false })
  const broadcast = await place({ ...plan, like: 'main-stage-boxing' })
  const scripts: string[] = []
  for (const { id } of [together, broadcast]) await withLicence(page, `/live/${id}`, 'aB3dE5gH', scripts)
  await watch(page, together.id)
  await expectAtLiveMoment(page)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'From the beginning' })).toHaveCount(0)
  const other = await context.newPage()
  await watch(other, together.id)
  await expectAtLiveMoment(other)
  await expectAtLiveMoment(page)
  await other.close()
  expect(scripts).toEqual([])
  await page.goto(`/live/${broadcast.id}`)
  await expect.poll(() => scripts).toEqual(['https://cdn.jwplayer.com/libraries/aB3dE5gH.js'])

  await test.step('from the beginning, and back to live', async () => {
    const { id } = await place({ startsInSecond: -120, durationSecond: 1800, mayStartOver: true })
    await page.goto(`/live/${id}`)
    await expectAtLiveMoment(page)
    await page.keyboard.press('Shift')
    await page.getByRole('button', { name: 'From the beginning' }).click()
    await expect(page.getByRole('button', { name: 'Back to live' })).toBeVisible()
    await expect.poll(() => position(page)).toBeLessThan(60)
    await expect.poll(() => position(page)).toBeGreaterThan(1)
    expect(await position(page)).toBeLessThan(60)
    await expect(page.getByRole('slider', { name: /Position/ })).toHaveCount(0)
    await expectNoViolations(page)
    await page.keyboard.press('Shift')
    await page.getByRole('button', { name: 'Back to live' }).click()
    await expectAtLiveMoment(page)
  })
})

test('LIVE-23 a viewer who started later is notified at their own end, not at the others’, and a viewer of a rescheduled class at its end', async ({
  page,
  context,
  place,
}) => {
  const plan = { startsInSecond: -25, durationSecond: 48 }
  const { id, startsAt } = await place({ ...plan, mayStartOver: true })
  const moved = await place(plan)
  const other = await context.newPage()
  // Both classes at once, since the test waits for their ends.
  await Promise.all([watch(page, id), watch(other, moved.id)])
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'From the beginning' }).click()
  await expect(page.getByRole('button', { name: 'Back to live' })).toBeVisible()
  await moved.change({ startsInSecond: 7200 })

  const noticeOn = (tab: Page) => tab.getByText('live event ended', { exact: true })
  const notice = noticeOn(page)
  let isTold = false
  const othersAreDone = async () => {
    isTold ||= await notice.isVisible()
    return (await serverTime()).getTime() - startsAt > (48 + latency + 2) * 1000
  }
  // A notice disappears after a while, so both are watched in parallel.
  await Promise.all([
    expect.poll(othersAreDone, { timeout: 60_000, intervals: [500] }).toBe(true),
    expect(noticeOn(other)).toBeVisible({ timeout: 90_000 }),
  ])
  expect(isTold).toBe(false)
  await seek(page, -1)
  await expect(notice).toBeVisible()

  await other.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(other.getByRole('timer')).toHaveText(/^01:5\d:\d\d$/)
})

test('ROUTE-11 offers the whole class at the same address after its end', async ({ page, place }) => {
  const { id, videoId } = await place({ startsInSecond: -1900, durationSecond: 1800 })
  await openSession(page, active)
  await page.goto(`/live/${id}`)
  await expect(page.locator('[data-live="ended"]')).toBeVisible()
  const details = page.waitForResponse((reply) => reply.url().includes(`/api/v2/ondemand/connect/${id}/`))
  await page.getByRole('link', { name: 'Watch the recording' }).click()
  await expect(page).toHaveURL((url) => url.pathname + url.search === `/connect/classes/${videoId}?event=${id}`)
  expect((await details).status()).toBe(200)
  await expect.poll(() => position(page)).toBeGreaterThan(0.3)
  expect(await position(page)).toBeLessThan(60)
  const length = await page.evaluate(() => document.querySelector('video')?.duration ?? 0)
  expect(Math.abs(length - 1800)).toBeLessThan(9)
  // The address names the event, also without navigation from the live page.
  const again = page.waitForResponse((reply) => reply.url().includes(`/api/v2/ondemand/connect/${id}/`))
  await page.reload()
  expect((await again).status()).toBe(200)
})
