import { expect, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { blankPictures } from './support/blank-pictures.ts'
import { test } from './support/events.ts'
import { hideVideo } from './support/hide-video.ts'
import { openSession } from './support/member.ts'
import { isPaused, position } from './support/player.ts'

const active = 'active@pulse.example'
const timer = (page: Page) => page.getByRole('timer')
const seconds = async (page: Page) => {
  const [hours = 0, minutes = 0, rest = 0] = ((await timer(page).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  return hours * 3600 + minutes * 60 + rest
}

/** Pixels from the end of an element's text to the right edge of its parent. */
const fromRightEdge = (element: Element) => {
  const text = document.createRange()
  text.selectNodeContents(element)
  const edge = element.parentElement?.getBoundingClientRect().right ?? 0
  return Math.abs(edge - text.getBoundingClientRect().right)
}

// Wide enough for the desktop layout; small, because video is decoded and drawn by the CPU.
test.use({ timezoneId: 'UTC', viewport: { width: 854, height: 640 } })

test.beforeEach(({ page }) => blankPictures(page))

test('counts down by the server’s time if the device’s clock is wrong or stood still in its sleep, and to the new start of a class that is rescheduled', async ({
  page,
  place,
}) => {
  const event = await place({ startsInSecond: 7200 })
  await page.clock.install({ time: new Date('2001-02-03T04:05:06Z') })
  await openSession(page, active)
  await page.goto(`/live/${event.id}`)
  await expect.poll(() => seconds(page)).toBeGreaterThan(7000)
  expect(await seconds(page)).toBeLessThanOrEqual(7200)

  await test.step('the device slept, and the page’s clock stopped', async () => {
    // Every reply carries the server's time, so wait for those that are pending.
    await page.waitForLoadState('networkidle')
    const before = await seconds(page)
    await page.evaluate(() => {
      const now = performance.now.bind(performance)
      performance.now = () => now() - 600_000
    })
    await expect.poll(() => seconds(page)).toBeGreaterThan(before + 500)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    // Well before the page's next regular request.
    await expect.poll(() => seconds(page), { timeout: 8000 }).toBeLessThanOrEqual(before)
  })

  await test.step('the class is rescheduled', async () => {
    await event.change({ startsInSecond: 4 * 3600 })
    await page.clock.runFor(26_000)
    await expect.poll(() => seconds(page)).toBeGreaterThan(3 * 3600)
  })

  await test.step('from right to left the countdown is at the starting edge', async () => {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    await expect.poll(() => timer(page).evaluate(fromRightEdge)).toBeLessThan(2)
  })
})

test('returns to the live position when the network is back, after everything buffered has played; shows the end if the class is removed', async ({
  page,
  context,
  place,
}) => {
  const event = await place({ startsInSecond: -300, durationSecond: 1800 })
  await page.clock.install()
  await openSession(page, active)
  await page.goto(`/live/${event.id}`)
  const latency = () => page.evaluate(() => Number(document.querySelector('video')?.dataset.latency ?? 'NaN'))
  await expect.poll(latency).toBeCloseTo(18, 0)
  await hideVideo(page)
  await context.setOffline(true)
  // Network time can't be advanced.
  await expect.poll(latency, { timeout: 90_000 }).toBeGreaterThan(18 + 10)
  await expect(page.getByRole('alert')).toContainText(enGb['errors.network'])
  const stood = await position(page)
  await context.setOffline(false)
  await expect.poll(async () => Math.abs((await latency()) - 18)).toBeLessThan(0.6)
  await expect.poll(() => position(page)).not.toBe(stood)
  const from = await position(page)
  await expect.poll(() => position(page)).toBeGreaterThan(from + 2)
  await expect.poll(async () => Math.abs((await latency()) - 18)).toBeLessThan(0.6)
  expect(await isPaused(page)).toBe(false)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const ended = page.getByText('live event ended', { exact: true })
  await expect(ended).toHaveCount(0)

  await event.remove()
  // The page has requested the event again by then.
  await page.clock.fastForward(26_000)
  await expect(ended).toBeVisible({ timeout: 60_000 })
})
