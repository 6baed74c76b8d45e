import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { signInStaff } from '../support/sign-in-staff.ts'

test('the list of classes is filtered and sorted by the address, and walked by keyboard', async ({
  page,
  isMobile,
}) => {
  await signInStaff(page, 'support')
  await page.goto('/studio/classes')
  if (isMobile) {
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await expectNoViolations(page)
    return
  }
  const grid = page.getByRole('grid')
  await grid.getByRole('button', { name: 'Title' }).click()
  await expect(grid.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Level' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Advanced' }).click()
  await page.keyboard.press('Escape')
  await expect(grid.getByText('Beginner')).toHaveCount(0)
  await expect(page).toHaveURL(/level=Advanced/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Level: 1' })).toBeVisible()
  await grid.locator('[data-cell="0/1"]').click()
  await page.keyboard.press('Control+ArrowDown')
  const rows = Number(await grid.getAttribute('aria-rowcount'))
  await expect(grid.locator(`[data-cell="${rows - 2}/1"]`)).toBeFocused()
  expect(await grid.getByRole('row').count()).toBeLessThan(100)
  await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByText('2 cells selected')).toBeVisible()
  await expectNoViolations(page)
})
