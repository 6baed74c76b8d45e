import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { serverTime } from './support/clock.ts'
import { test } from './support/events.ts'
import { withLicence } from './support/licence.ts'
import { openSession } from './support/member.ts'
import { position, seek } from './support/player.ts'
import { tenantUrl } from './support/tenants.ts'

const active = 'active@pulse.example'
/** Everyone sees a simulated live this many seconds after the clock. */
const latency = 18

const latencyOf = (page: Page) => page.evaluate(() => Number(document.querySelector('video')?.dataset.latency ?? 'NaN'))
const expectAtLiveMoment = (page: Page) =>
  expect.poll(async () => Math.abs((await latencyOf(page)) - latency)).toBeLessThan(0.5)

async function watch(page: Page, id: string) {
  await openSession(page, active)
  await page.goto(`/live/${id}`)
  await expect.poll(() => position(page)).toBeGreaterThan(0.3)
}

test('a late one joins where everyone is, with no beginning to go to where the class allows none, and two see the same', async ({
  page,
  context,
  place,
}) => {
  const { id } = await place({ startsInSecond: -300, durationSecond: 1800, mayStartOver: false })
  await watch(page, id)
  await expectAtLiveMoment(page)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: 'From the beginning' })).toHaveCount(0)
  const other = await context.newPage()
  await watch(other, id)
  await expectAtLiveMoment(other)
  await expectAtLiveMoment(page)
})

test('all see the same also where the club has a player of its own, which plays what is not watched together', async ({
  page,
  place,
}) => {
  const simulated = await place({ startsInSecond: -300, durationSecond: 1800 })
  const broadcast = await place({ like: 'main-stage-boxing', startsInSecond: -300, durationSecond: 1800 })
  const scripts: string[] = []
  for (const { id } of [simulated, broadcast]) await withLicence(page, `/live/${id}`, 'aB3dE5gH', scripts)
  await watch(page, simulated.id)
  await expectAtLiveMoment(page)
  expect(scripts).toEqual([])
  await page.goto(`/live/${broadcast.id}`)
  await expect.poll(() => scripts).toEqual(['https://cdn.jwplayer.com/libraries/aB3dE5gH.js'])
})

test('who comes late may begin at the beginning where the class allows it, and go back to live', async ({
  page,
  place,
}) => {
  const { id } = await place({ startsInSecond: -120, durationSecond: 1800, mayStartOver: true })
  await watch(page, id)
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'From the beginning' }).click()
  await expect(page.getByRole('button', { name: 'Back to live' })).toBeVisible()
  await expect.poll(() => position(page)).toBeGreaterThan(1)
  expect(await position(page)).toBeLessThan(60)
  await expect(page.getByRole('slider', { name: /Position/ })).toHaveCount(0)
  await expectNoViolations(page)
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Back to live' }).click()
  await expectAtLiveMoment(page)
})

test('LIVE-23 who began later is told at their own end, not at that of the others, and who watches one that is moved at its end', async ({
  page,
  context,
  place,
}) => {
  const plan = { startsInSecond: -25, durationSecond: 48 }
  const { id, startsAt } = await place({ ...plan, mayStartOver: true })
  const moved = await place(plan)
  const other = await context.newPage()
  // Two classes at once, for what is waited for is their end.
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
  // A notice goes by itself.
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
  // The event is the one that the address names, wherever one comes from.
  const again = page.waitForResponse((reply) => reply.url().includes(`/api/v2/ondemand/connect/${id}/`))
  await page.reload()
  expect((await again).status()).toBe(200)
})

test('LIVE-12 a link that is https plays, one that is not never does', async ({ page, place }) => {
  const tempo = { tenant: 'tempo', startsInSecond: -60, durationSecond: 1800 } as const
  const https = await place({ ...tempo, link: 'https://origin.example/live.m3u8' })
  const http = await place({ ...tempo, link: 'http://origin.example/live.m3u8' })
  const asked: string[] = []
  await page.route(/origin\.example/, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await openSession(page, 'active@tempo.example', 'tempo')
  await page.goto(tenantUrl('tempo', `/live/${http.id}`))
  await expect(page.locator('[data-live="awaiting"]')).toBeVisible()
  expect(asked).toEqual([])
  await page.goto(tenantUrl('tempo', `/live/${https.id}`))
  await expect.poll(() => asked[0]).toBe('https://origin.example/live.m3u8')
})
