import { expect, type Page } from '@playwright/test'
import type { ScheduledEvent } from '@upbeat/contract/studio/entities/event'
import { serverTime } from '../support/clock.ts'
import { expectNoViolationsOnBoth, expectToFitBoth, onPhone } from '../support/phone-view.ts'
import { callStudio, signInStaff } from '../support/sign-in-staff.ts'
import { test } from '../support/test.ts'

test.use({ timezoneId: 'Europe/Berlin' })

const dayMs = 86_400_000

/** The Monday of a week that no other test looks at, and its days. */
async function weekOf(weeksAhead: number) {
  const now = (await serverTime()).getTime() + weeksAhead * 7 * dayMs
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * dayMs
  return (place: number) => new Date(monday + place * dayMs).toISOString().slice(0, 10)
}

async function plan(page: Page, fields: object): Promise<ScheduledEvent> {
  const whole = {
    kind: 'broadcast',
    categoryId: '1002',
    imageLink: '/images/demo/ride',
    timeZone: 'Europe/Berlin',
    durationSecond: 3600,
    ...fields,
  }
  const event = (await callStudio(page, 'POST', '/live-events', whole)) as ScheduledEvent
  await callStudio(page, 'POST', `/live-events/${event.id}/publication`, {})
  return event
}

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

test('WEEK-01 WEEK-02 a class is planned every week in three clicks, and members see it', async ({ page }) => {
  const day = new Date((await serverTime()).getTime() + 2 * dayMs).toISOString().slice(0, 10)
  await signInStaff(page, 'owner')
  await page.goto(`/studio/schedule?week=${day}`)
  await page.getByRole('button', { name: /^New event: / }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New event' })
  await dialog.getByLabel('Start', { exact: true }).fill(`${day}T19:05`)
  // The first ones may be drafts of other tests, with names that are never published.
  const choice = dialog.getByRole('listitem').last().getByRole('button')
  const name = (await choice.locator('[dir="auto"]').textContent()) ?? ''
  await choice.click()
  await expectNoViolationsOnBoth(page, { within: '[role="dialog"]' })
  await dialog.getByRole('button', { name: 'Publish' }).click()
  const block = page.locator(`[data-day="${day}"]`).getByRole('button', { name: new RegExp(`^${name}, .*19:05`) })
  await expect(block.first()).toBeVisible()
  await expectToFitBoth(page)
  await onPhone(page, async () => {
    await expect(page.locator('[data-day]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: new RegExp(`^19:05.*${name}`) }).first()).toBeVisible()
  })
  await page.goto('/connect/schedule')
  await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible()
})

test('WEEK-04 one time of a series is moved with the keyboard, told apart from the others, and undone', async ({
  page,
}, { retry }) => {
  const day = await weekOf(3 + retry)
  await signInStaff(page, 'owner')
  const recurrence = { frequency: 'weekly', interval: 1, weekdays: [], end: null }
  const event = await plan(page, { name: 'Keyboard ride', localStart: `${day(1)}T18:00:00`, recurrence })
  await page.goto(`/studio/schedule?week=${day(0)}`)
  const block = page.getByRole('button', { name: /^Keyboard ride, / })
  await block.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change “Keyboard ride”' })
  await expect(dialog.getByLabel('Start', { exact: true })).toHaveValue(`${written.format(new Date(day(2)))}, 18:15`)
  await expectNoViolationsOnBoth(page, { within: '[role="dialog"]' })
  await dialog.getByRole('button', { name: 'Save change' }).click()
  await expect(
    page.locator(`[data-day="${day(2)}"]`).getByRole('button', { name: /^Keyboard ride, .*18:15/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(
    page.locator(`[data-day="${day(1)}"]`).getByRole('button', { name: /^Keyboard ride, .*18:00/ }),
  ).toBeVisible()

  await block.click()
  const facts = page.getByRole('dialog', { name: 'Keyboard ride' })
  await expectNoViolationsOnBoth(page, { within: '[role="dialog"]' })
  await facts.getByRole('button', { name: 'Cancel event' }).click()
  const cancel = page.getByRole('dialog', { name: 'Cancel “Keyboard ride”?' })
  await cancel.getByLabel('This one and all that follow').check()
  await cancel.getByRole('button', { name: 'Cancel it' }).click()
  await expect(block).toHaveCount(0)
  // The schedule shows a change before the server has it.
  const stateOf = async () => ((await callStudio(page, 'GET', `/live-events/${event.id}`)) as ScheduledEvent).state
  await expect.poll(stateOf).toBe('bin')
})

test('WEEK-03 WEEK-05 the editor says what a schedule does and what it books twice, while typing', async ({ page }, {
  retry,
}) => {
  const day = await weekOf(6 + retry)
  await signInStaff(page, 'owner')
  await plan(page, { name: 'First in the hall', room: 'Long hall', localStart: `${day(3)}T18:00:00` })
  const second = await plan(page, { name: 'Second in the hall', localStart: `${day(3)}T18:30:00` })
  await page.goto(`/studio/schedule/${second.id}`)
  await page.getByLabel('Room').fill('long hall')
  await expect(page.getByText('long hall is also used by “First in the hall” at 18:00')).toBeVisible()
  await page.getByLabel('Repeats').selectOption('weekly')
  await expect(page.getByText(/^Every Thursday at 18:30 Berlin time, from /)).toBeVisible()
  await page.getByLabel('Ends').selectOption('count')
  await page.getByLabel('Number of times').fill('4')
  await expect(page.getByText('Every Thursday at 18:30 Berlin time, 4 times.')).toBeVisible()
  await expectNoViolationsOnBoth(page)
  await expectToFitBoth(page)
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.goto(`/studio/schedule?week=${day(0)}`)
  await expect(page.getByRole('button', { name: /^Second in the hall, .*long hall is also used by/ })).toBeVisible()
})
