import { expect } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { test } from './support/events.ts'
import { openSession } from './support/member.ts'
import { port } from './support/tenants.ts'

const active = 'active@pulse.example'

test.beforeEach(({ page }) => blankPictures(page))

test('a member turns the reminder of a live class on and off', async ({ page, place }) => {
  const { id } = await place({ startsInSecond: 7200 })
  await openSession(page, active)
  await page.goto(`/live/${id}`)
  await page.getByRole('button', { name: 'Email me an hour before' }).click()
  await expect(page.getByRole('button', { name: 'Reminder on' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('We write to you an hour before.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Reminder on' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Reminder on' }).click()
  await expect(page.getByRole('button', { name: 'Email me an hour before' })).toHaveAttribute('aria-pressed', 'false')
})

test('a class that starts within an hour offers no reminder', async ({ page, place }) => {
  const { id } = await place({ startsInSecond: 1800 })
  await openSession(page, active)
  await page.goto(`/live/${id}`)
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Email me an hour before' })).toHaveCount(0)
})

test('a member’s calendar has an address that other programs can read', async ({ page, place, context }) => {
  const { id } = await place({ startsInSecond: 7200, name: 'Placed for the calendar' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSession(page, active)
  await page.goto(`/live/${id}`)
  await page.getByRole('button', { name: 'Email me an hour before' }).click()
  await expect(page.getByRole('button', { name: 'Reminder on' })).toBeVisible()
  await page.goto('/connect/schedule')
  await page.getByRole('button', { name: 'My calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'My calendar' })
  const address = dialog.getByLabel('Calendar address')
  await expect(address).toHaveValue(/\/api\/v1\/connect\/calendar\/[\w.-]+\.ics$/)
  await expectNoViolations(page)
  const link = new URL(await address.inputValue())
  const file = await (await fetch(`http://127.0.0.1:${port}${link.pathname}`)).text()
  expect(file).toContain('BEGIN:VCALENDAR')
  expect(file).toContain('SUMMARY:Placed for the calendar')
  await expect(dialog.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute('href', /^webcal:/)
  await dialog.getByRole('button', { name: 'Copy address' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('guests have no calendar', async ({ page }) => {
  await page.goto('/connect/schedule')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'My calendar' })).toHaveCount(0)
})
