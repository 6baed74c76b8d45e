import { expect } from '@playwright/test'
import { type OwnServer, startOwnServer } from '../support/own-server.ts'
import { expectNoViolationsOnBoth } from '../support/phone-view.ts'
import { callStudio } from '../support/sign-in-staff.ts'
import { demoPassword } from '../support/tenants.ts'
import { test } from '../support/test.ts'

test.setTimeout(120_000)

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer()
})
test.afterAll(() => server.close())

test('FIG-05 a chart is a list of values to a screen reader and the keyboard, a table, and a file', async ({
  page,
}) => {
  // Figures begin with the first member who joins, and are of days that are over.
  await server.newMember()
  await server.advance(9)
  await page.goto(server.url('/healthz'))
  const account = { email: 'owner@pulse.example', password: demoPassword }
  expect(await callStudio(page, 'POST', '/session', account)).toEqual({ kind: 'signedIn' })
  await page.goto(server.url('/studio/figures?period=7d'))
  const card = page.getByRole('region', { name: 'Members', exact: true })
  const chart = card.getByRole('group', { name: 'Members' })
  const points = chart.getByRole('img')
  await expect(points).toHaveCount(7)
  await expect(points.last()).toHaveAccessibleName(/^\d+ \w+: \d+$/)
  // A screen reader gets the values and nothing of the drawing.
  const tree = await chart.ariaSnapshot()
  expect(tree.match(/img "\d+ \w+: \d+"/g)).toHaveLength(7)
  expect(tree.trim().split('\n')).toHaveLength(8)
  await points.last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(points.nth(5)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(points.first()).toBeFocused()
  const said = (await points.first().getAttribute('aria-label')) ?? ''
  await expect(card.getByText(said, { exact: true })).toBeVisible()
  await expectNoViolationsOnBoth(page)
  await card.getByRole('button', { name: 'As a table' }).click()
  await expect(card.getByRole('table', { name: 'Members' }).getByRole('row')).toHaveCount(8)
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('members-7d.csv')
})
