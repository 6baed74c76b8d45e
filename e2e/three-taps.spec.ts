import { expect, type Locator, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { callApi } from './support/api.ts'
import { newTrialMember, openAs } from './support/new-member.ts'
import { expectMoving, position } from './support/player.ts'
import { test } from './support/test.ts'
import { transitionsOver } from './support/watch-transitions.ts'

const most = 3
const day = 86_400_000

test('a phone plays a suitable class at most three taps from Home', { tag: '@phone-only' }, async ({ page }) => {
  test.setTimeout(300_000)
  const member = await newTrialMember()
  const { token } = member
  const { items } = await callApi('searchClasses', { token, params: {}, body: { take: 1 } })
  const begun = items[0]?.tag ?? ''
  const yesterday = new Date(Date.now() - day).toISOString()
  const body = { positionSecond: 300, durationSecond: 1200, at: yesterday }
  await callApi('savePlayhead', { token, params: { tag: begun }, body })
  const main = page.getByRole('main')
  const result = main.getByRole('article').first().getByRole('link')
  const playing = async () => {
    await expectMoving(page)
    const tag = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    return callApi('getClass', { token, params: { tag } })
  }

  await openAs(page, member, '/home')
  await test.step('twenty minutes, beginner, without equipment', async () => {
    const tap = countTaps(page)
    const easy = `${enGb['catalogue.levelBeginner']} · ${enGb['classes.noEquipment']}`
    await tap(page.getByRole('list', { name: easy }).getByRole('link', { name: enGb['search.minutes20'] }))
    await expect(main.getByRole('heading', { level: 1, name: enGb['classes.title'] })).toBeVisible()
    await tap(result)
    const { level, durationSecond, equipmentTypes } = await playing()
    expect({ level, equipmentTypes }).toEqual({ level: 'Beginner', equipmentTypes: [] })
    expect(durationSecond).toBeGreaterThan(600)
    expect(durationSecond).toBeLessThanOrEqual(1200)
  })

  await test.step('yoga with a coach', async () => {
    const yoga = await callApi('searchClasses', { token, params: {}, body: { take: 1, categoryId: '1009' } })
    const coach = yoga.items[0]?.instructor ?? ''
    await page.goto('/home')
    const tap = countTaps(page)
    const tabs = page.getByRole('navigation', { name: enGb['shell.mainNavigation'] })
    await tap(tabs.getByRole('link', { name: enGb['shell.search'] }))
    await page.getByRole('searchbox').fill(`yoga ${coach}`)
    await tap(main.getByRole('button', { name: enGb['common.search'], exact: true }))
    await expect(main.getByRole('article').first()).toContainText(coach)
    await tap(result)
    const { instructor, classCategory } = await playing()
    expect({ instructor, classCategory }).toEqual({ instructor: coach, classCategory: 1009 })
  })

  await test.step('yesterday’s class', async () => {
    await page.goto('/home')
    const tap = countTaps(page)
    await tap(page.getByRole('region', { name: enGb['home.continueTitle'] }).getByRole('link').first())
    await tap(page.getByRole('button', { name: 'Resume at 5:00' }))
    await expect.poll(() => position(page)).toBeGreaterThan(299)
    expect((await playing()).tag).toBe(begun)
  })

  await test.step('ten minutes', async () => {
    await page.goto('/home')
    const tap = countTaps(page)
    const lengths = page.getByRole('list', { name: enGb['home.howLong'] })
    await tap(lengths.getByRole('link', { name: enGb['search.minutes10'] }))
    await expect(main.getByRole('heading', { level: 1, name: enGb['classes.title'] })).toBeVisible()
    await tap(result)
    expect((await playing()).durationSecond).toBeLessThanOrEqual(600)
  })

  await test.step('the live class', async () => {
    await page.goto('/home')
    const tap = countTaps(page)
    await tap(
      page
        .getByRole('region', { name: enGb['home.liveTitle'] })
        .getByRole('link', { name: /Live for/ })
        .first(),
    )
    await expect(page).toHaveURL(/\/connect\/live\//)
    await expectMoving(page)
  })
})

/** Taps, and fails at the first tap beyond the limit. */
function countTaps(page: Page) {
  let made = 0
  return async (target: Locator) => {
    made += 1
    expect(made).toBeLessThanOrEqual(most)
    await transitionsOver(page)
    await target.tap()
  }
}
