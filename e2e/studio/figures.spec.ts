import { expect, test } from '@playwright/test'
import { expectNoViolationsOnBoth } from '../support/phone-view.ts'
import { signInStaff } from '../support/sign-in-staff.ts'
import { tenantUrl } from '../support/tenants.ts'

test('FIG-05 a chart is a list of values to a screen reader and the keyboard, a table, and a file', async ({
  page,
}) => {
  await signInStaff(page, 'owner')
  await page.goto(tenantUrl('pulse', '/studio/figures?period=7d'))
  const card = page.getByRole('region', { name: 'Members', exact: true })
  const chart = card.getByRole('group', { name: 'Members' })
  const points = chart.getByRole('img')
  await expect(points).toHaveCount(7)
  await expect(points.last()).toHaveAccessibleName(/^\d+ \w+: \d+$/)
  // The tree that a screen reader gets has the values and nothing of the drawing.
  const tree = await chart.ariaSnapshot()
  expect(tree.match(/- img "\d+ \w+: [\d–]+"/g)).toHaveLength(7)
  expect(tree.split('\n')).toHaveLength(8)
  await points.last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(points.nth(5)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(points.first()).toBeFocused()
  await expect(
    card.locator('p').filter({ hasText: (await points.first().getAttribute('aria-label')) ?? '' }),
  ).toBeVisible()
  await expectNoViolationsOnBoth(page)
  await card.getByRole('button', { name: 'As a table' }).click()
  await expect(card.getByRole('table', { name: 'Members' }).getByRole('row')).toHaveCount(8)
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('members-7d.csv')
})
