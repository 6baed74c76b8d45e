import { expect } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { signInStaff } from '../support/sign-in-staff.ts'
import { tenantUrl } from '../support/tenants.ts'
import { test } from '../support/test.ts'

test('MEMB-02 MEMB-04 the list is kept as a view by keyboard alone, a member is found by part of an address, their page says whether they can watch, and every action states its consequences first', async ({
  page,
}) => {
  await signInStaff(page, 'owner')
  await page.goto(tenantUrl('pulse', '/studio/members'))
  const name = `Cards ${Date.now()}`
  // The menu is named after the view that is shown.
  const views = page.getByRole('button', { name: /^(Views|Card failing|Cards \d+)$/ })
  await views.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Trial ends this week' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Card failing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?state=pastDue$/)
  await expect(page.getByRole('combobox', { name: 'Membership' })).toHaveValue('pastDue')
  await expect(views).toHaveText('Card failing')
  await page.getByRole('button', { name: 'Columns' }).press('Enter')
  await page.getByRole('menuitemcheckbox', { name: 'Joined' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/columns=/)
  await views.press('Enter')
  await page.getByRole('menuitem', { name: 'Save this view' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type(name)
  await expectNoViolations(page, { within: '[role="dialog"]' })
  await page.keyboard.press('Enter')
  await expect(views).toHaveText(name)
  await expect(page.getByRole('columnheader', { name: 'Joined' })).toHaveCount(0)

  await test.step('a member and their page', async () => {
    await page.goto(tenantUrl('pulse', '/studio/members?state=paying'))
    const found = ((await page.getByRole('rowheader').first().getByRole('link').textContent()) ?? '').trim()
    const search = page.getByRole('searchbox', { name: 'Search by part of a name or email address' })
    await search.fill(found.slice(0, 5))
    await expect(page).toHaveURL(/q=/)
    await page.getByRole('link', { name: found, exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Why can’t they watch?' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  })
  const actions = page.getByRole('button', { name: 'Actions' })
  await actions.click()
  const names = await page.getByRole('menuitem').allTextContents()
  await page.keyboard.press('Escape')
  for (const each of names) {
    await actions.click()
    await page.getByRole('menuitem', { name: each, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: each })
    await expect(dialog).toBeVisible()
    await expectNoViolations(page, { within: '[role="dialog"]' })
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  expect(names.length).toBeGreaterThan(5)
})
