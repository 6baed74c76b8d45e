import { expect } from '@playwright/test'
import { expectNoViolationsOnBoth, expectToFitBoth } from '../support/phone-view.ts'
import { signInStaff } from '../support/sign-in-staff.ts'
import { tenantUrl } from '../support/tenants.ts'
import { test } from '../support/test.ts'

test('SHELF-02 a collection is created with the keyboard alone: picked, ordered, then filled by a rule', async ({
  page,
}) => {
  const club = 'summit'
  await signInStaff(page, 'manager', club)
  await page.goto(tenantUrl(club, '/studio/find/collections'))
  await expect(page.getByRole('list', { name: 'Collections' })).toBeVisible()

  await page.getByRole('button', { name: 'New collection' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Name').fill('Evenings')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evenings')

  await page.getByLabel('Add a class').fill('a')
  const add = page.getByRole('button', { name: /^Add “/ })
  await add.first().press('Enter')
  const picked = page.getByRole('list', { name: 'Classes' }).getByRole('listitem')
  await expect(picked).toHaveCount(1)
  await add.first().press('Enter')
  await expect(picked).toHaveCount(2)
  const names = () =>
    picked.getByRole('button', { name: /^Move “/ }).evaluateAll((all) => all.map((one) => one.ariaLabel))
  const before = await names()
  await picked
    .nth(1)
    .getByRole('button', { name: /^Move “/ })
    .press('Alt+ArrowUp')
  await expect.poll(names).toEqual(before.toReversed())
  await expectNoViolationsOnBoth(page)
  await expectToFitBoth(page)

  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByText('Members see it now')).toBeVisible()
  await page.getByRole('radio', { name: /^By a rule/ }).press('Space')
  await expect(page.getByText(/class(es)? match(es)? now/)).toBeVisible()
  await page.getByLabel('Minutes, from').fill('299')
  await expect(page.getByText('No class matches.', { exact: false })).toBeVisible()
  await expectNoViolationsOnBoth(page)
})
