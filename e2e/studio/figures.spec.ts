import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { callApi } from '../support/api.ts'
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

test('FIG-06 the owner prints and downloads a closed month of payouts, and a coach sees their own line alone', async ({
  page,
}) => {
  const { origin } = server
  const clock = async (): Promise<Date> => new Date((await (await fetch(`${origin}/demo/clock`)).json()).now)
  const signIn = async (email: string) => {
    await page.goto(server.url('/healthz'))
    expect(await callStudio(page, 'POST', '/session', { email, password: demoPassword })).toEqual({ kind: 'signedIn' })
  }
  // In the midst of a month, whatever today is.
  const today = await clock()
  await server.advance(
    (Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 10, 12) - today.getTime()) / 86_400_000,
  )
  const now = await clock()
  await signIn('owner@pulse.example')
  const { classes } = (await callStudio(page, 'GET', '/classes?state=published')) as {
    classes: { tag: string; instructor: string | null }[]
  }
  const [mine, other] = [...new Map(classes.map((each) => [each.instructor ?? '', each])).values()]
  const [ours, theirs] = [mine?.instructor ?? '', other?.instructor ?? '']
  const { token } = await server.signIn('active@pulse.example')
  for (const [index, contentId] of [mine?.tag ?? '', other?.tag ?? ''].entries()) {
    const at = new Date(now.getTime() - 120_000 + index * 60_000).toISOString()
    const ranges = [{ at, fromSecond: 0, toSecond: 60, playedSeconds: 60 }]
    await callApi('reportWatching', { origin, token, body: { watchingId: crypto.randomUUID(), contentId, ranges } })
  }
  await page.goto(server.url('/studio/figures/payouts'))
  await page.getByRole('button', { name: 'Set the pool' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Amount each month/).fill('100')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel(`Who sees the payouts of ${ours}`).selectOption('Clara Coach')
  await expect(page.getByText('this account sees the payouts of every month')).toBeVisible()

  // Past the third day of the month that follows.
  await server.advance(30)
  const month = now.toISOString().slice(0, 7)
  await signIn('owner@pulse.example')
  await page.goto(server.url(`/studio/figures/payouts?month=${month}`))
  const rows = page.getByRole('table').getByRole('row')
  await expect(page.getByText('It doesn’t change any more.')).toBeVisible()
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: theirs })).toContainText('£50.00')
  await expectNoViolationsOnBoth(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  for (const hidden of [page.getByRole('navigation'), page.getByRole('button'), page.getByRole('combobox')]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0)
  }
  await page.emulateMedia({ media: 'screen' })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`payouts-${month}.csv`)
  const lines = [ours, theirs].sort().map((coach) => `${month},frozen,${coach},60,50,GBP`)
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1)).toEqual(lines)

  await signIn('coach@pulse.example')
  await page.goto(server.url(`/studio/figures/payouts?month=${month}`))
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText(ours)
  await expect(page.getByText(theirs)).toHaveCount(0)
  await expect(page.getByText(/The pool is/)).toHaveCount(0)
})
