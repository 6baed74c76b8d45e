import { expect, type Page, type Request } from '@playwright/test'
import type { WexerEvent } from '@upbeat/contract/entities/live-event'
import { callApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { liveEvent, type PlacedEvent, test } from './support/events.ts'
import { signInAtProvider } from './support/identity-provider.ts'
import { openSession } from './support/member.ts'
import { demoPassword, tenantUrl } from './support/tenants.ts'

// A new server generates the demo's pictures on first request, which is slow on a small machine.
const active = 'active@pulse.example'
const timer = (page: Page) => page.getByRole('timer')
const linkCalls = (page: Page, part: string) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(part)) calls.push(request.url())
  })
  return calls
}

/** Opens a live event with a fake clock in the page. */
async function openLive(page: Page, { id }: Pick<PlacedEvent, 'id'>, tenant: 'pulse' | 'tempo' = 'pulse') {
  await page.clock.install()
  await openSession(page, `active@${tenant}.example`, tenant)
  await page.goto(tenantUrl(tenant, `/connect/live/${id}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Pixels from the end of an element's text to the right edge of its parent. */
const fromRightEdge = (element: Element) => {
  const text = document.createRange()
  text.selectNodeContents(element)
  const edge = element.parentElement?.getBoundingClientRect().right ?? 0
  return Math.abs(edge - text.getBoundingClientRect().right)
}

const seconds = async (page: Page) => {
  const [hours = 0, minutes = 0, rest = 0] = ((await timer(page).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  return hours * 3600 + minutes * 60 + rest
}

test.use({ timezoneId: 'UTC' })

test.beforeEach(({ page }) => blankPictures(page))

test.describe('before a live class', () => {
  test('LIVE-14 waits for the stream when the countdown reaches zero', async ({ page, place }) => {
    await openLive(page, await place({ startsInSecond: 600, linkDelaySecond: null }))
    await expect(timer(page)).toBeVisible()
    await expectNoViolations(page)
    await page.clock.pauseAt(Date.now() + 5000)
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    await expect.poll(() => timer(page).evaluate(fromRightEdge)).toBeLessThan(2)
    const left = await seconds(page)
    await page.clock.fastForward((left - 3) * 1000)
    await expect(timer(page)).toHaveText('00:00:03')
    await page.clock.runFor(5000)
    await expect(page.getByText('Starting late, hang on')).toBeVisible()
  })
})

test.describe('while waiting for the stream', () => {
  const silent = { startsInSecond: -60, durationSecond: 1800, linkDelaySecond: null }

  test('LIVE-15 LIVE-16 LIVE-18 ERR-41 polls every five seconds for ten minutes, and again on request', async ({
    page,
    place,
  }) => {
    const event = await place(silent)
    const path = `/ondemand/connect/${event.id}/`
    const calls = linkCalls(page, path)
    await openLive(page, event)
    await expect(page.getByText('Starting late, hang on')).toBeVisible()
    // The page has requested the link once; after the start there is no need to request it again at once.
    expect(calls.length).toBe(1)
    await expectNoViolations(page)
    await page.clock.pauseAt(Date.now() + 3000)
    // Polls have a jitter of a quarter of a second, and concurrent calls are merged: wait for each reply.
    const first = calls.length
    for (let beat = 0; beat < 12; beat += 1) {
      const answer = page.waitForResponse(`**${path}**`)
      await page.clock.runFor(5300)
      await answer
    }
    expect(calls.length - first).toBeGreaterThanOrEqual(11)
    expect(calls.length - first).toBeLessThanOrEqual(13)

    await page.clock.fastForward(540_000)
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

  test('polls the other source with its own call', async ({ page, place }) => {
    const event = await place({ ...silent, tenant: 'tempo' })
    const path = `/vimeo/tempo/live_event/${event.id}/streamingurl/`
    const calls = linkCalls(page, path)
    await openLive(page, event, 'tempo')
    await expect(page.locator('[data-live="awaiting"]')).toBeVisible()
    for (let beat = 0; beat < 3; beat += 1) {
      const answer = page.waitForResponse(`**${path}**`)
      await page.clock.runFor(5300)
      await answer
    }
    expect(calls.length).toBeGreaterThanOrEqual(4)
  })

  test('offers the recording, if there is one, once the class is over', async ({ page, place }) => {
    const event = await place(silent)
    await openLive(page, event)
    await expect(page.getByText('Starting late, hang on')).toBeVisible()
    await page.clock.pauseAt(Date.now() + 3000)
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
    await expectNoViolations(page)
  })
})

test.describe('during a live class', () => {
  const position = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)

  test('PLAY-02 LIVE-22 LIVE-29 LIVE-30 plays at the live edge, ignores keys that would pause or seek, counts up, and reports once on leaving', async ({
    page,
    place,
  }) => {
    const { id } = await place({ startsInSecond: -65, durationSecond: 1800 })
    const on = await liveEvent(id)
    await openSession(page, active)
    await page.goto(`/live/${id}`)
    await expect.poll(() => position(page)).toBeGreaterThan(0)
    await expect(timer(page)).toHaveText(/^Live for \d\d:\d\d:\d\d$/)
    const counted = await seconds(page)
    expect(Math.abs(counted + on.secondsUntil)).toBeLessThan(30)
    const since = performance.now()
    const from = await position(page)
    for (const key of ['k', ' ', 'ArrowLeft', 'ArrowRight', 'j', 'l', '0']) await page.keyboard.press(key)
    await expect.poll(() => position(page)).toBeGreaterThan(from + 3)
    expect((await position(page)) - from - (performance.now() - since) / 1000).toBeLessThan(5)
    expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(false)
    expect(await seconds(page)).toBeGreaterThan(counted)
    await expect(page.getByRole('button', { name: /^(Play|Pause|Back|Forward)/ })).toHaveCount(0)
    await expectNoViolations(page)

    const reports: Request[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/v2/ondemandtracking')) reports.push(request)
    })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/connect/schedule')
    expect(reports).toHaveLength(1)
    const told = reports[0]?.postDataJSON()
    expect(told).toMatchObject({ providerId: on.event.providerId, providerName: on.event.providerName })
    expect(told.contentID).toBe(on.event.videoId)
    expect(told.playedDurationSecond).toBeGreaterThan(2)
  })

  test('LIVE-10 LIVE-17 streams during its time, waits if it has no link, and is unavailable at other times', async ({
    page,
    place,
  }) => {
    const half = { durationSecond: 1800, like: 'slow-flow' }
    const events = {
      streaming: await place({ ...half, startsInSecond: -300 }),
      awaiting: await place({ ...half, startsInSecond: -300, linkDelaySecond: null }),
      ended: await place({ ...half, startsInSecond: -1860 }),
      ahead: await place({ ...half, startsInSecond: 30 * 3600 }),
    }
    const statusOf = async ({ id }: PlacedEvent) => (await liveEvent(id)).event.live?.status
    expect(await statusOf(events.streaming)).toBe('streaming')
    expect(await statusOf(events.awaiting)).toBe('awaiting')
    expect(await statusOf(events.ended)).toBe('unavailable')
    expect(await statusOf(events.ahead)).toBe('unavailable')

    await openSession(page, active)
    await page.goto(`/live/${events.streaming.id}`)
    await expect.poll(() => position(page)).toBeGreaterThan(0)
    await page.goto(`/live/${events.awaiting.id}`)
    await expect(page.locator('[data-live="awaiting"]')).toContainText('Starting late, hang on')
  })

  test('LIVE-19 type 2 plays from its beginning without seek or pause controls', async ({ page, place }) => {
    const { id } = await place({ like: 'main-stage-boxing', startsInSecond: -300, durationSecond: 1800 })
    await openSession(page, active)
    await page.goto(`/connect/live/${id}`)
    await expect.poll(() => position(page)).toBeGreaterThan(0)
    expect(await position(page)).toBeLessThan(60)
    await expect(page.getByRole('slider', { name: /Position/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^(Play|Pause|Back|Forward)/ })).toHaveCount(0)
    const since = performance.now()
    const before = await position(page)
    for (const key of [' ', 'k', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
    await expect.poll(() => position(page)).toBeGreaterThan(before + 1)
    expect((await position(page)) - before - (performance.now() - since) / 1000).toBeLessThan(5)
    expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(false)
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
  })
})

test.describe('access to a live class', () => {
  test('ROUTE-32 ROUTE-33 finds its event at both addresses, and downloads it as a calendar file', async ({ page }) => {
    await openSession(page, active)
    for (const path of ['/live/pulse-event-deep-core', '/connect/live/pulse-event-deep-core']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deep Core Pilates')
    }
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    expect((await download).suggestedFilename()).toBe('Deep-Core-Pilates.ics')
  })

  test('LIVE-25 sends visitors to sign-in and back', async ({ page }) => {
    await page.goto('/live/pulse-event-deep-core')
    await expect(page).toHaveURL(/\/signin/)
    await page.getByLabel('Email', { exact: true }).fill(active)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/live\/pulse-event-deep-core$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deep Core Pilates')
  })

  test('LIVE-25 sends visitors of a club with single sign-on to its provider and back', async ({ page }) => {
    const { eventData } = await callApi('connectEvents', { tenant: 'summit' })
    const event = eventData.find(({ type }) => type !== 3) as WexerEvent
    for (const path of [`/live/${event.id}`, `/connect/live/${event.id}`]) {
      await page.goto(tenantUrl('summit', path))
      await signInAtProvider(page)
      await expect(page).toHaveURL(tenantUrl('summit', path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title)
      await page.evaluate(() => localStorage.clear())
      await page.context().clearCookies()
    }
  })

  test('ROUTE-10 PLAY-03 plays a recording in the regular player', async ({ page }) => {
    await openSession(page, active)
    await page.goto('/connect/classes')
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/connect\/classes\/pulse-connect-/)
    await expect.poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)).toBeGreaterThan(0)
  })
})
