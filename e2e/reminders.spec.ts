import { expect } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { test } from './support/events.ts'
import { openInApp } from './support/open-in-app.ts'
import { signIn } from './support/sign-in.ts'
import { port } from './support/tenants.ts'

test.beforeEach(({ page }) => blankPictures(page))

test('a member turns the reminder of a live class on and off, unless it starts within an hour; a member’s calendar has an address that other programs can read, a guest has none', async ({
  page,
  place,
  context,
}) => {
  const soon = await place({ startsInSecond: 1800 })
  const { id } = await place({ startsInSecond: 7200, name: 'Placed for the calendar' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/connect/schedule')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'My calendar' })).toHaveCount(0)

  const turnOn = page.getByRole('button', { name: 'Email me an hour before' })
  const isOn = page.getByRole('button', { name: 'Reminder on' })
  await signIn(page, 'active@pulse.example')
  await page.goto(`/live/${id}`)
  await turnOn.click()
  await expect(isOn).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('We write to you an hour before.')).toBeVisible()
  await page.reload()
  await expect(isOn).toBeVisible()
  await expectNoViolations(page)

  await test.step('the calendar', async () => {
    await openInApp(page, '/connect/schedule')
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
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await openInApp(page, `/live/${id}`)
  await isOn.click()
  await expect(turnOn).toHaveAttribute('aria-pressed', 'false')
  await openInApp(page, `/live/${soon.id}`)
  await expect(turnOn).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
})
