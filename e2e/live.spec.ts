import { expect, type Page, type Request } from '@playwright/test'
import type { WexerEvent } from '@upbeat/contract/entities/live-event'
import { callApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { liveEvent, type PlacedEvent, test } from './support/events.ts'
import { signInAtProvider } from './support/identity-provider.ts'
import { openSession } from './support/member.ts'
import { openInApp } from './support/open-in-app.ts'
import { demoPassword, tenantUrl } from './support/tenants.ts'

const active = 'active@pulse.example'
const timer = (page: Page) => page.getByRole('timer')
const callsTo = (page: Page, part: string) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(part)) calls.push(request.url())
  })
  return calls
}

const position = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)

const seconds = async (page: Page) => {
  const [hours = 0, minutes = 0, rest = 0] = ((await timer(page).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  return hours * 3600 + minutes * 60 + rest
}

// Wide enough for the desktop layout; small, because video is decoded and drawn by the CPU.
test.use({ timezoneId: 'UTC', viewport: { width: 854, height: 640 } })

test.beforeEach(({ page }) => blankPictures(page))

test('LIVE-15 LIVE-16 LIVE-18 ERR-41 without a stream the page polls every five seconds for ten minutes, and again on request; once the class is over it offers the recording, if there is one', async ({
  page,
  place,
}) => {
  const silent = { startsInSecond: -60, durationSecond: 1800, linkDelaySecond: null }
  const event = await place(silent)
  const path = `/ondemand/connect/${event.id}/`
  const calls = callsTo(page, path)
  await page.clock.install()
  await openSession(page, active)
  await page.goto(`/connect/live/${event.id}`)
  await expect(page.getByText('Starting late, hang on')).toBeVisible()
  // The page has requested the link once; after the start there is no need to request it again at once.
  expect(calls.length).toBe(1)
  await expectNoViolations(page)

  await test.step('polls for ten minutes', async () => {
    await page.clock.pauseAt(Date.now() + 3000)
    // Polls have a jitter of a quarter of a second, and concurrent calls are merged: wait for each reply.
    const first = calls.length
    for (let beat = 0; beat < 5; beat += 1) {
      const answer = page.waitForResponse(`**${path}**`)
      await page.clock.runFor(5300)
      await answer
    }
    expect(calls.length - first).toBeGreaterThanOrEqual(4)
    expect(calls.length - first).toBeLessThanOrEqual(6)

    await page.clock.fastForward(580_000)
    await page.clock.runFor(2000)
    await expect(page.getByText('The live stream has not started. Please try again later.')).toBeVisible()
    // A call that was pending at the deadline may still complete.
    await page.clock.runFor(10_000)
    const asked = calls.length
    await page.clock.runFor(30_000)
    expect(calls.length).toBe(asked)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.clock.runFor(2000)
    await expect(page.getByText('Starting late, hang on')).toBeVisible()
    await expect.poll(() => calls.length).toBeGreaterThan(asked)
  })

  await test.step('offers the recording', async () => {
    await event.change({ ...silent, linkDelaySecond: 0 })
    await page.clock.fastForward('00:31:00')
    const recording = page.getByRole('link', { name: 'Watch the recording' })
    await expect
      .poll(async () => {
        await page.clock.runFor(50)
        return recording.count()
      })
      .toBe(1)
    // At the top: at the bottom it would cover the class's description.
    const notice = page.getByText('live event ended', { exact: true })
    await expect.poll(async () => (await notice.boundingBox())?.y ?? 900).toBeLessThan(200)
    // axe needs timers.
    await page.clock.resume()
    await expectNoViolations(page)
  })
})

test('PLAY-02 LIVE-10 LIVE-17 LIVE-19 LIVE-22 LIVE-29 LIVE-30 streams during its time, waits if it has no link, and is unavailable at other times; plays at the live edge, ignores keys that would pause or seek, counts up, and reports once on leaving; type 2 plays from its beginning', async ({
  page,
  place,
}) => {
  const half = { durationSecond: 1800, like: 'slow-flow' }
  const events = {
    streaming: await place({ ...half, startsInSecond: -65 }),
    awaiting: await place({ ...half, startsInSecond: -300, linkDelaySecond: null }),
    ended: await place({ ...half, startsInSecond: -1860 }),
    ahead: await place({ ...half, startsInSecond: 30 * 3600 }),
  }
  const statusOf = async ({ id }: PlacedEvent) => (await liveEvent(id)).event.live?.status
  expect(await statusOf(events.streaming)).toBe('streaming')
  expect(await statusOf(events.awaiting)).toBe('awaiting')
  expect(await statusOf(events.ended)).toBe('unavailable')
  expect(await statusOf(events.ahead)).toBe('unavailable')

  const on = await liveEvent(events.streaming.id)
  await openSession(page, active)
  await page.goto(`/live/${events.streaming.id}`)
  await expect.poll(() => position(page)).toBeGreaterThan(0)
  await expect(timer(page)).toHaveText(/^Live for \d\d:\d\d:\d\d$/)
  const counted = await seconds(page)
  expect(Math.abs(counted + on.secondsUntil)).toBeLessThan(30)
  await expectToIgnoreKeys(page, ['k', ' ', 'ArrowLeft', 'ArrowRight', 'j', 'l', '0'])
  await expect.poll(() => seconds(page)).toBeGreaterThan(counted + 3)
  await expectNoViolations(page)

  const reports: Request[] = []
  const isReport = (request: Request) =>
    request.method() === 'POST' && request.url().endsWith('/api/v2/ondemandtracking')
  page.on('request', (request) => {
    if (isReport(request)) reports.push(request)
  })
  await page.keyboard.press('Escape')
  // The next page would send a report again that got no reply.
  const reply = page.waitForResponse((response) => isReport(response.request()))
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await reply

  await test.step('type 2', async () => {
    const { id } = await place({ like: 'main-stage-boxing', startsInSecond: -300, durationSecond: 1800 })
    await page.goto(`/connect/live/${id}`)
    await expect.poll(() => position(page)).toBeGreaterThan(0)
    expect(await position(page)).toBeLessThan(60)
    await expect(page.getByRole('slider', { name: /Position/ })).toHaveCount(0)
    await expectToIgnoreKeys(page, [' ', 'k', 'ArrowRight', 'ArrowLeft'])
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
  })

  expect(reports).toHaveLength(1)
  const told = reports[0]?.postDataJSON()
  expect(told).toMatchObject({ providerId: on.event.providerId, providerName: on.event.providerName })
  expect(told.contentID).toBe(on.event.videoId)
  expect(told.playedDurationSecond).toBeGreaterThan(2)
})

/** Presses keys of the regular player, and expects the class to play on without a jump, and no control for them. */
async function expectToIgnoreKeys(page: Page, keys: string[]) {
  const since = performance.now()
  const from = await position(page)
  for (const key of keys) await page.keyboard.press(key)
  await expect.poll(() => position(page)).toBeGreaterThan(from + 2)
  expect((await position(page)) - from - (performance.now() - since) / 1000).toBeLessThan(5)
  expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(false)
  await expect(page.getByRole('button', { name: /^(Play|Pause|Back|Forward)/ })).toHaveCount(0)
}

test('LIVE-25 ROUTE-10 ROUTE-32 ROUTE-33 PLAY-03 sends visitors of a live class to sign-in and back, finds its event at both addresses, and downloads it as a calendar file; a recording plays in the regular player', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1, name: 'Deep Core Pilates' })
  await page.goto('/live/pulse-event-deep-core')
  await expect(page).toHaveURL(/\/signin/)
  await page.getByLabel('Email', { exact: true }).fill(active)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/live\/pulse-event-deep-core$/)
  await expect(title).toBeVisible()

  await openInApp(page, '/connect/classes')
  const recording = page.getByRole('main').getByRole('article').first().getByRole('link')
  await expect(recording).toBeVisible()
  await openInApp(page, '/connect/live/pulse-event-deep-core')
  await expect(title).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toBe('Deep-Core-Pilates.ics')

  await page.goBack()
  await recording.click()
  await expect(page).toHaveURL(/\/connect\/classes\/pulse-connect-/)
  await expect.poll(() => position(page)).toBeGreaterThan(0)
})

test('LIVE-25 sends visitors of a club with single sign-on to its provider and back', async ({ page }) => {
  const { eventData } = await callApi('connectEvents', { tenant: 'summit' })
  const event = eventData.find(({ type }) => type !== 3) as WexerEvent
  const address = tenantUrl('summit', `/connect/live/${event.id}`)
  await page.goto(address)
  await signInAtProvider(page)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title)
})
