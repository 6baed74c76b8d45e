import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { signInStaff } from '../support/sign-in-staff.ts'

test('GRID-02 the address determines the list, and a view of it can be named and shared', async ({ page }) => {
  await signInStaff(page, 'support')
  await page.goto('/studio/classes')
  const grid = page.getByRole('grid')
  const view = `Hard ones ${Date.now()}`
  // The menu is named after a matching view, such as one saved by an earlier attempt.
  const views = page.getByRole('button', { name: /^(Views|Hard ones \d+)$/ })
  await grid.getByRole('button', { name: 'Title' }).click()
  await expect(grid.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Level' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Advanced' }).click()
  await page.keyboard.press('Escape')
  await expect(grid.getByText('Beginner')).toHaveCount(0)
  await expect(page).toHaveURL(/level=Advanced/)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Equipment' }).click()
  await page.keyboard.press('Escape')
  await views.click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(view)
  await expectNoViolations(page, { within: '[role="dialog"]' })
  await page.getByRole('dialog').getByRole('button', { name: 'Save this view' }).click()
  await expect(views).toHaveText(/Hard ones/)

  // A colleague finds the view by its name, and by its address alone.
  await signInStaff(page, 'manager')
  await page.goto('/studio/classes')
  await views.click()
  await page.getByRole('menuitem', { name: view }).click()
  await expect(page.getByRole('button', { name: 'Level: 1' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Level: 1' })).toBeVisible()
  await expect(grid.getByRole('columnheader', { name: 'Equipment' })).toBeVisible()
  await expect(grid.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(grid.getByText('Beginner')).toHaveCount(0)

  await grid.locator('[data-cell="0/2"]').click()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Control+ArrowDown')
  const rows = Number(await grid.getAttribute('aria-rowcount'))
  await expect(grid.locator(`[data-cell="${rows - 2}/1"]`)).toBeFocused()
  expect(await grid.getByRole('row').count()).toBeLessThan(100)
  await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByText('2 cells selected')).toBeVisible()
})

test('GRID-03 cells are edited by mouse and keyboard, copied to and pasted from spreadsheets, and undone step by step', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInStaff(page, 'owner')
  await page.goto('/studio/classes?sort=-name&columns=instructor,level,labels')
  const grid = page.getByRole('grid')
  const cell = (row: number, column: number) => grid.locator(`[data-cell="${row}/${column}"]`)
  const texts = async () =>
    Promise.all([0, 1, 2].flatMap((row) => [2, 3, 4].map((column) => cell(row, column).textContent())))
  await expect(cell(2, 2)).not.toBeEmpty()
  const before = await texts()
  let saved = 0
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.url().endsWith('/classes') && response.ok()) saved += 1
  })

  await cell(0, 2).click()
  await page.keyboard.press('F2')
  await page.keyboard.press('Escape')
  await expect(cell(0, 2)).toBeFocused()
  await cell(0, 2).dblclick()
  await cell(0, 2).getByLabel('Coach').fill('Kim Grid')
  await page.keyboard.press('Enter')
  await expect(cell(0, 2)).toHaveText('Kim Grid')
  await expect(cell(1, 2)).toBeFocused()
  // Announced to screen readers: the cell's position, and what has changed.
  await expect(grid.getByRole('columnheader', { name: 'Coach' })).toHaveAttribute('aria-colindex', '3')
  await expect(cell(0, 2)).toHaveAttribute('aria-colindex', '3')
  const name = await grid.locator('[aria-rowindex="2"]').getByRole('rowheader').textContent()
  await expect(page.getByText(`Coach of “${name}” is now: Kim Grid`)).toBeAttached()
  await page.keyboard.type('Ada Grid')
  await page.keyboard.press('Tab')
  await expect(cell(1, 3)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(cell(1, 2)).toHaveText('Ada Grid')

  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(cell(2, 2)).toHaveText('Ada Grid')
  await cell(0, 2).hover()
  await page.mouse.down()
  await cell(1, 3).hover()
  await page.mouse.up()
  await expect(page.getByText('4 cells selected')).toBeVisible()
  await page.keyboard.press('Control+c')
  const [, firstLevel, , , secondLevel] = before
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`Kim Grid\t${firstLevel}\nAda Grid\t${secondLevel}`)
  await page.evaluate(() => navigator.clipboard.writeText('Kim Sheet\tBeginner\r\nAda Sheet\tAdvanced\r\n'))
  await cell(1, 2).click()
  await page.keyboard.press('Control+v')
  await expect(cell(1, 3)).toHaveText('Beginner')
  await expect(cell(2, 2)).toHaveText('Ada Sheet')
  await expect(cell(2, 3)).toHaveText('Advanced')

  // A paste with an invalid value is refused as a whole.
  await cell(0, 2).click()
  await page.keyboard.press('Control+c')
  await cell(0, 3).click()
  await cell(2, 3).click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 cells selected')).toBeVisible()
  await page.keyboard.press('Control+v')
  await expect(page.getByText('“Kim Grid” can’t be used as Level')).toBeVisible()
  await expectNoViolations(page)

  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z')
  await expect.poll(texts).toEqual(before)
  // Four changes and their undos.
  await expect.poll(() => saved).toBe(8)
  await page.reload()
  await expect.poll(texts).toEqual(before)
})

test('GRID-04 selected classes are changed after a preview and reverted, and files are checked before import', async ({
  page,
}) => {
  await signInStaff(page, 'manager')
  await page.goto('/studio/classes?sort=name&state=published&columns=instructor,focusAreas')
  const grid = page.getByRole('grid')
  const cells = [0, 1, 2].map((row) => grid.locator(`[data-cell="${row}/3"]`))
  await expect(grid.locator('[data-cell="2/2"]')).not.toBeEmpty()
  const before = await Promise.all(cells.map((cell) => cell.textContent()))
  // Selected by checkbox, with Ctrl, and with Shift.
  await grid.locator('[data-cell="0/0"]').getByRole('checkbox').click()
  await grid.locator('[data-cell="1/2"]').click({ modifiers: ['ControlOrMeta'] })
  await grid
    .locator('[data-cell="2/0"]')
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 classes selected')).toBeVisible()
  await page.getByRole('button', { name: 'Edit 3 classes' }).press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Add words' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Which classes')).toHaveValue('selected')
  await dialog.getByLabel('Field').selectOption('Focus areas')
  await dialog.getByLabel('Words').fill('Winter plan')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('3 classes change.')).toBeVisible()
  await expect(dialog.getByText('3 of them are on air')).toBeVisible()
  await expect(dialog.getByRole('row')).toHaveCount(4)
  await expectNoViolations(page, { within: '[role="dialog"]' })
  await dialog.getByRole('button', { name: 'Change 3 classes' }).press('Enter')
  for (const cell of cells) await expect(cell).toContainText('Winter plan')
  // The grid’s own Undo is disabled: no cell was edited.
  await page.getByRole('button', { name: 'Undo', disabled: false }).click()
  await expect(page.getByText('3 classes are as before')).toBeVisible()
  await expect.poll(() => Promise.all(cells.map((cell) => cell.textContent()))).toEqual(before)

  await page.getByRole('button', { name: 'CSV' }).click()
  await page.getByRole('menuitem', { name: 'Import from a file' }).click()
  const file = (text: string) => ({ name: 'classes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await dialog.getByLabel('File').setInputFiles(file('Title;;Coach\nFlow;x;Kim\n'))
  await expect(dialog.getByText('Column 2 has values but no name.')).toBeVisible()
  await dialog.getByLabel('File').setInputFiles(file('Title;Level\nFrom a file;Beginner\nOther;Expert\n'))
  await expect(dialog.getByText('1 invalid · 1 new')).toBeVisible()
  await expect(dialog.getByText('Level: “Expert” isn’t a level.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
  await expectNoViolations(page, { within: '[role="dialog"]' })
  await dialog.getByLabel('File').setInputFiles(file('Title;Level\nFrom a file;Beginner\n'))
  await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeEnabled()
})
