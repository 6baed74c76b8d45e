import { expect, type Page } from '@playwright/test'
import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import { violationsOn } from './support/axe.ts'
import { browserArguments } from './support/browser-arguments.ts'
import { test } from './support/events.ts'
import { expectReachedByKeyboard, pressByKeyboard } from './support/keyboard-walk.ts'
import { openSession } from './support/member.ts'
import { startOwnServer } from './support/own-server.ts'
import { expectNoViolationsOnBoth, expectToFitBoth } from './support/phone-view.ts'
import { position } from './support/player.ts'
import { callStudio, signInStaff } from './support/sign-in-staff.ts'
import { demoPassword } from './support/tenants.ts'

const { CHROMIUM } = process.env
const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

// They mostly wait. By the file's name they run before the tests of live classes, which use that time.
test.describe.configure({ mode: 'parallel' })
test.use({
  launchOptions: { ...(CHROMIUM && { executablePath: CHROMIUM }), args: [...browserArguments, ...fakeCamera] },
})

async function openRoom(page: Page, id: string) {
  await signInStaff(page, 'owner')
  await page.goto(`/studio/schedule/${id}/broadcast`)
  await page.getByRole('button', { name: 'Open the camera' }).click()
  await expect(page.getByLabel('The picture that is sent')).toBeVisible()
}

const broadcastOf = (page: Page, id: string) =>
  callStudio(page, 'GET', `/live-events/${id}/broadcast`) as Promise<StudioBroadcast>

/** The numbers of the segments that the server has confirmed, by rendition. */
function watchSegments(page: Page) {
  const confirmed = new Map<string, number[]>()
  page.on('response', (response) => {
    const [, rendition = '', number] = /\/(high|sound)\/(\d+)\?/.exec(response.url()) ?? []
    if (number === undefined || !response.ok()) return
    confirmed.set(rendition, [...(confirmed.get(rendition) ?? []), Number(number)])
  })
  return confirmed
}

test('WEEK-06 WEEK-07 until 30 minutes before the start and until the start itself only staff see the picture; the stream key is copied without being shown, and replaced after a warning', async ({
  page,
  context,
  browser,
  place,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await place({ like: 'main-stage-boxing', startsInSecond: 1200, durationSecond: 1800 })
  // The person who sends needs no pointer.
  await signInStaff(page, 'owner')
  await page.goto(`/studio/schedule/${id}/broadcast`)
  await expect(page.getByRole('button', { name: 'Open the camera' })).toBeVisible()
  await expectReachedByKeyboard(page)
  await pressByKeyboard(page, page.getByRole('button', { name: 'Open the camera' }), 'Enter')
  await expect(page.getByLabel('The picture that is sent')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start the rehearsal' })).toBeFocused()
  await expectToFitBoth(page)
  await expectNoViolationsOnBoth(page)
  await expectReachedByKeyboard(page)
  await pressByKeyboard(page, page.getByRole('button', { name: 'Start the rehearsal' }), 'Space')
  await expect(page.getByRole('heading', { name: 'You are in rehearsal' })).toBeVisible()
  await expect(page.getByText('Only you and the club’s staff can see this.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'End the rehearsal' })).toBeFocused()
  await expectNoViolationsOnBoth(page)
  await expectReachedByKeyboard(page)

  // Another person of the staff sees the incoming picture.
  const other = await (await browser.newContext()).newPage()
  await signInStaff(other, 'manager')
  await expect.poll(async () => (await broadcastOf(other, id)).link).not.toBeNull()
  await other.goto(`/studio/schedule/${id}/broadcast`)
  await expect(other.getByRole('heading', { name: 'Rehearsal: sent from another page' })).toBeVisible()
  await expect.poll(() => position(other)).toBeGreaterThan(0)
  expect((await violationsOn(other)).found).toEqual([])
  await other.context().close()

  // A second tab of the same browser doesn't send, too.
  const tab = await page.context().newPage()
  await tab.goto(`/studio/schedule/${id}/broadcast`)
  await expect(tab.getByText('Another tab of this browser is sending this class.')).toBeVisible()
  await tab.close()

  await pressByKeyboard(page, page.getByRole('button', { name: 'End the rehearsal' }), 'Enter')
  await expect(page.getByRole('button', { name: 'Start the rehearsal' })).toBeFocused()

  await test.step('the stream key', async () => {
    await page.getByRole('button', { name: 'Copy the stream key' }).click()
    const proof = page.getByRole('dialog')
    await proof.getByLabel('Password', { exact: true }).fill(demoPassword)
    await proof.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByText('Copied')).toBeVisible()
    const key = await page.evaluate(() => navigator.clipboard.readText())
    expect(key.length).toBeGreaterThan(8)
    const masked = `••••${key.slice(-4)}`
    await expect(page.getByText(masked)).toBeVisible()
    await expect(page.getByText(key)).toHaveCount(0)

    await page.getByRole('button', { name: 'New key' }).click()
    const warning = page.getByRole('dialog', { name: 'Replace the stream key?' })
    await expect(warning.getByText('The present key stops at once.')).toBeVisible()
    await expectNoViolationsOnBoth(page, { within: '[role="dialog"]' })
    await warning.getByRole('button', { name: 'New key' }).click()
    await expect(page.getByText(masked)).toHaveCount(0)
    await expect(page.getByText(/^••••.{4}$/)).toBeVisible()
  })
})

test('WEEK-07 members see a picture from the browser; without network and after a reload the recording stays whole', async ({
  page,
  context,
  browser,
  place,
}) => {
  const { id } = await place({
    like: 'main-stage-boxing',
    startsInSecond: -60,
    durationSecond: 1800,
    withoutMedia: true,
  })
  const confirmed = watchSegments(page)
  page.on('dialog', (dialog) => dialog.accept())
  await openRoom(page, id)
  await page.getByRole('button', { name: 'Go live' }).click()
  await expect(page.getByRole('heading', { name: 'You are live' })).toBeVisible()
  const begun = Date.now()

  const member = await (await browser.newContext()).newPage()
  await openSession(member, 'active@pulse.example')
  await member.goto(`/live/${id}`)
  await expect.poll(() => position(member)).toBeGreaterThan(0)
  expect(Date.now() - begun).toBeLessThan(20_000)
  await member.context().close()

  await context.setOffline(true)
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await expect(page.getByText(/You are still being recorded: 1\d s/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Good', { exact: true }).first()).toBeVisible()
  for (const numbers of confirmed.values()) {
    const [first = 0] = numbers
    expect(new Set(numbers)).toEqual(new Set(numbers.map((_, index) => first + index)))
  }
  expect((await broadcastOf(page, id)).health?.gaps).toEqual([])

  await page.reload()
  await expect(page.getByRole('heading', { name: 'You are live' })).toBeVisible()
  const before = confirmed.get('high')?.length ?? 0
  await expect.poll(() => confirmed.get('high')?.length ?? 0).toBeGreaterThan(before)

  await pressByKeyboard(page, page.getByRole('button', { name: 'End the class' }), 'Enter')
  await pressByKeyboard(page, page.getByRole('button', { name: 'Press again to end' }), 'Space')
  await expect(page.getByRole('heading', { name: 'You have ended the class' })).toBeVisible()
  expect((await broadcastOf(page, id)).health).toBeNull()
})

test('WEEK-08 two clicks publish a class of the recording, trimmed at a keyframe', async ({ page }) => {
  const server = await startOwnServer()
  try {
    const id = 'recorded-boxing'
    const plan = {
      id,
      tenant: 'pulse',
      like: 'pulse-event-main-stage-boxing',
      startsInSecond: -30,
      durationSecond: 120,
    }
    const headers = { 'content-type': 'application/json' }
    const placed = await fetch(`${server.origin}/demo/events`, { method: 'POST', headers, body: JSON.stringify(plan) })
    expect(placed.ok).toBe(true)
    await page.goto(server.url('/healthz'))
    await callStudio(page, 'POST', '/session', { email: 'owner@pulse.example', password: demoPassword })
    const confirmed = watchSegments(page)
    await page.goto(server.url(`/studio/schedule/${id}/broadcast`))
    await page.getByRole('button', { name: 'Open the camera' }).click()
    await page.getByRole('button', { name: 'Go live' }).click()
    await expect.poll(() => confirmed.get('high')?.length ?? 0).toBeGreaterThan(8)
    await page.getByRole('button', { name: 'End the class' }).click()
    await page.getByRole('button', { name: 'Press again to end' }).click()
    await expect(page.getByRole('heading', { name: 'You have ended the class' })).toBeVisible()
    await server.advance(300 / 86_400)

    await page.getByRole('button', { name: 'Trim' }).click()
    await page.getByRole('slider', { name: 'Beginning' }).press('ArrowRight')
    await expect(page.getByRole('button', { name: 'Keep all of it' })).toBeVisible()
    await expectNoViolationsOnBoth(page)
    await page.getByRole('button', { name: 'Make a class' }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('The class is on air. The live event leads members to it.')).toBeVisible({
      timeout: 90_000,
    })
    const { recording } = await broadcastOf(page, id)
    await page.getByRole('link', { name: 'Open the class' }).click()
    await expect(page).toHaveURL(new RegExp(`/studio/classes/${recording?.tag}$`))
    await expect(page.getByRole('heading', { level: 1, name: 'Main Stage Boxing' })).toBeVisible()
  } finally {
    await server.close()
  }
})
