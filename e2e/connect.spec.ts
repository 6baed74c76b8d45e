import { expect, type Page } from '@playwright/test'
import { callApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { serverTime } from './support/clock.ts'
import { openSession } from './support/member.ts'
import { openScreenInApp } from './support/open-in-app.ts'
import { untilLoaded } from './support/screens.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

// A new server generates the demo's pictures on first request, which is slow on a small machine.
const day = 86_400_000
const chips = (page: Page) => page.getByRole('group', { name: 'Days' }).getByRole('button')
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Connect' }).getByRole('link')

function dateText(time: number, month: 'short' | 'long') {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: '2-digit', month, timeZone: 'UTC' }).format(time)
}

test.use({ timezoneId: 'UTC' })

test.beforeEach(({ page }) => blankPictures(page))

test.describe('Connect', () => {
  test('ROUTE-29 ROUTE-30 ROUTE-31 LIVE-01 LIVE-02 LIVE-03 LIVE-05 LIVE-06 LIVE-09 LIVE-31 LIVE-33 LIVE-34 LIVE-36 HOME-01 HOME-02 HOME-08 the live schedule shows its views, nine day chips and three cards in a row, repeats a daily class each day, and shows a chosen day alone; recordings come from the default source, a club opens its classes, and Home shows five live ones', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1400, height: 900 })
    await openSession(page, 'active@pulse.example')
    await page.goto('/connect/schedule')
    await expect(tabs(page)).toHaveText(['Live schedule', 'On demand'])
    await expect(tabs(page).first()).toHaveAttribute('href', '/connect/schedule')
    await expect(tabs(page).last()).toHaveAttribute('href', '/connect/classes')
    await expect(chips(page)).toHaveCount(9)
    await expect(cards(page).first()).toBeVisible()
    await expect(chips(page).first()).toHaveAttribute('aria-pressed', 'true')
    // A class's facts are separated: "Riverside · Beginner".
    const club = cards(page).first().locator('p > span:has(bdi)')
    expect(await club.evaluate((fact) => getComputedStyle(fact, '::after').content)).toBe('"·"')
    // Days without events are those without a group of cards below.
    const shown = await page
      .locator('[data-date]:not(button)')
      .evaluateAll((all) => all.map((day) => day.getAttribute('data-date')))
    const today = (await serverTime()).getTime()
    const days = Array.from({ length: 8 }, (_, ahead) => new Date(today + ahead * day).toISOString().slice(0, 10))
    for (const [place, date] of days.entries()) {
      const chip = chips(page).nth(place + 1)
      if (shown.includes(date)) await expect(chip).toBeEnabled()
      else await expect(chip).toBeDisabled()
    }

    await expect(page.locator('[data-event="pulse-event-wind-down"]')).toHaveCount(7)
    const tops = await cards(page).evaluateAll((all) => all.slice(0, 4).map((card) => card.getBoundingClientRect().top))
    expect(tops[1]).toBe(tops[0])
    expect(tops[2]).toBe(tops[0])
    expect(tops[3]).toBeGreaterThan(tops[0] as number)

    await expect(chips(page).nth(1)).toHaveText(/^Today \d\d [A-Z][a-z]+$/)
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings.first()).toHaveText('Today')
    const all = await cards(page).count()
    const tomorrow = chips(page).filter({ hasText: dateText(today + day, 'short') })
    await tomorrow.click()
    await expect(headings).toHaveText([dateText(today + day, 'long')])
    expect(await cards(page).count()).toBeLessThan(all)
    await chips(page).first().click()
    await expect(cards(page)).toHaveCount(all)
    await untilLoaded(page)
    await expectNoViolations(page)

    await test.step('recordings, at both addresses', async () => {
      for (const path of ['/connect/classes', '/connect/']) {
        const asked = page.waitForRequest('**/api/v1/connect/events')
        await page.goto(path)
        await asked
        await expect(cards(page).first().getByRole('link')).toHaveAttribute(
          'href',
          /^\/connect\/classes\/pulse-connect-/,
        )
      }
      await untilLoaded(page)
      await expectNoViolations(page)
    })
    await test.step('the clubs, at both spellings, and one’s classes', async () => {
      const riverside = page.getByRole('link', { name: /Pulse Riverside/ })
      await openScreenInApp(page, '/connect/clubList')
      await expect(riverside).toBeVisible()
      await openScreenInApp(page, '/connect/schedule')
      await openScreenInApp(page, '/connect/clublist')
      await expect(riverside).toBeVisible()
      await untilLoaded(page)
      await expectNoViolations(page)
      await riverside.click()
      await expect(page).toHaveURL(/\/connect\/classes\?providerId=pulse-club-1$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pulse Riverside')
      await expect(cards(page).first()).toBeVisible()
      for (const text of await cards(page).allTextContents()) expect(text).toContain('Pulse Riverside')
    })
    await test.step('Home’s live strip', async () => {
      const asked = page.waitForRequest('**/api/v1/connect/events/5')
      await openScreenInApp(page, '/home')
      await asked
      const strip = page.getByRole('region', { name: 'Live schedule' }).getByRole('article')
      await expect(strip).toHaveCount(5)
      await expect(strip.first().getByRole('link')).toHaveAttribute('href', /^\/connect\/live\//)
    })
  })

  // Harbour uses the other card layout. The page of a live class is checked in `live.spec.ts`.
  test('the schedule and the recordings of harbour are accessible', async ({ page }) => {
    await openSession(page, 'code@harbour.example', 'harbour')
    await page.goto(tenantUrl('harbour', '/connect/schedule'))
    await expect(cards(page).first()).toBeVisible()
    await untilLoaded(page)
    await expectNoViolations(page)
    await openScreenInApp(page, '/connect/classes')
    await untilLoaded(page)
    await expectNoViolations(page)
  })

  // Tempo's recordings come from the other source.
  test('LIVE-35 loads the next page when the list is scrolled', async ({ page }) => {
    const pages: string[] = []
    page.on('request', (request) => {
      const asked =
        new URL(request.url()).pathname.endsWith('/vimeo/tempo/videos') &&
        new URL(request.url()).searchParams.get('page')
      if (asked) pages.push(asked)
    })
    await openSession(page, 'active@tempo.example', 'tempo')
    await page.goto(tenantUrl('tempo', '/connect/classes'))
    const { perPage, totalRecords } = await callApi('vimeoVideos', { tenant: 'tempo', params: { tenant: 'tempo' } })
    await expect(cards(page)).toHaveCount(perPage)
    await expectNoViolations(page)
    expect(pages).toEqual(['1'])
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(2 * perPage)
    expect(pages).toEqual(['1', '2'])
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(totalRecords)
  })

  test('reads from right to left if the club’s language does', async ({ page }) => {
    await page.goto(tenantUrl('mono', '/'))
    await expect(page).toHaveURL(/\/connect\/clublist/i)
    await expect(page.locator('[data-club]')).not.toHaveCount(0)
    await expectNoViolations(page)
  })
})
