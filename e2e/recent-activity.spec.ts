import { expect, type Page } from '@playwright/test'
import type { CallBody } from '@upbeat/contract/client-types'
import { callApi, signInByApi } from './support/api.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { newMember, openAs, type Session } from './support/new-member.ts'
import { openInApp } from './support/open-in-app.ts'
import { expectNoViolationsOnBoth } from './support/phone-view.ts'
import { test } from './support/test.ts'

type Record = CallBody<'addActivity'>
const recent = '/user/classes/recent'
const list = (page: Page) => page.getByRole('list', { name: 'My activity' })
const cards = (page: Page) => list(page).getByRole('article')
const address = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

async function someClass() {
  const { items } = await callApi('searchClasses', { params: {}, body: { take: 1 } })
  const [found] = items
  if (!found) throw new Error('The demo has no classes')
  return found
}

test.beforeEach(({ page }) => blankPictures(page))

test('ROUTE-27 ACT-01 ACT-02 ACT-07 ACT-08 ACT-09 says that there is no activity, at both addresses, or that it can’t be loaded, without a notice; lists logged classes by day, newest first, with their minutes and the total, a page first and then the rest; opens a Connect class with its flag, and an empty search for a name that no class has any more', async ({
  page,
}) => {
  const member = await newMember()
  const log = (body: Record) => callApi('addActivity', { token: member.token, body })
  await openAs(page, member, recent)
  await expect(page.getByText('No recent activity')).toBeVisible()
  await openInApp(page, '/classes/recent')
  await expect(page).toHaveURL('/classes/recent')
  await expect(page.getByText('No recent activity')).toBeVisible()
  await page.route('**/users/recentactivity', (route) => route.fulfill({ status: 400, json: { code: 400 } }))
  await page.goto(recent)
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText('Your activity could not be loaded')
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0)
  await page.unroute('**/users/recentactivity')

  await test.step('two classes of today', async () => {
    await log({ workoutName: 'Earlier', trackingResult: 7, durationSeconds: 1210 })
    await log({ workoutName: 'Later', trackingResult: 9, durationSeconds: 89 })
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(2)
    await expect(cards(page).getByRole('heading')).toHaveText(['Later', 'Earlier'])
    await expect(cards(page).first()).toContainText('1 min done')
    await expect(cards(page).last()).toContainText('20 min done')
    await expect(list(page).getByRole('heading', { level: 2 })).toHaveText(['Today'])
    const week = page.getByRole('region', { name: 'This week' })
    await expect(week.getByRole('listitem')).toHaveCount(7)
    await expect(week.getByRole('definition')).toHaveText(['21', '2', '1'])
    await expectNoViolationsOnBoth(page)
  })

  await test.step('a page, then the rest', async () => {
    for (let at = 0; at < 26; at += 1) await log({ workoutName: `Class ${at}`, trackingResult: 7 })
    await log({ workoutName: 'Zzz qqq', trackingResult: 7, userWorkoutTag: 'gone' })
    await log({ workoutName: 'A', trackingResult: 8, userWorkoutTag: 'some-tag' })
    await page.reload()
    await expect(cards(page)).toHaveCount(20)
    await cards(page).last().scrollIntoViewIfNeeded()
    await page.keyboard.press('End')
    await expect(cards(page)).toHaveCount(30)
  })

  for (const [workoutName, opened] of [
    ['A', '/classes/some-tag?clubConnect=true'],
    ['Zzz qqq', '/classes/search?q=Zzz+qqq'],
  ] as const) {
    await openInApp(page, recent)
    await cards(page)
      .filter({ has: page.getByRole('heading', { name: workoutName, exact: true }) })
      .getByRole('link')
      .click()
    await expect.poll(() => address(page)).toBe(opened)
  }
  await expect(page.getByText('No search results')).toBeVisible()
})

test('ACT-03 ACT-04 ACT-05 ACT-06 opens a class, a channel’s class, a removed class by its name, and a live class of either source with its details', async ({
  page,
}) => {
  // Nothing plays, so that leaving a class doesn't ask.
  await page.route('**/*.m3u8', () => {})
  const session = { ...(await signInByApi('active@pulse.example')), tenant: 'pulse' } satisfies Session
  const { token } = session
  const { tag, className } = await someClass()
  const log = (body: Record) => callApi('addActivity', { token, body })
  const record = await liveRecordOf(token)
  // With access, since the class sends other members on to the plans.
  await log({ workoutName: className, trackingResult: 7, userWorkoutTag: 'gone' })
  await log({ workoutName: 'Did a class', trackingResult: 7, userWorkoutTag: tag })
  await log({ workoutName: 'Did a class of a channel', trackingResult: 10, userWorkoutTag: tag })
  const named = (name: string) =>
    cards(page)
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .first()
      .getByRole('link')
  const replyFrom = (path: string) => page.waitForResponse((reply) => reply.url().includes(path))

  for (const name of ['Did a class', 'Did a class of a channel']) {
    await test.step(name, async () => {
      await openAs(page, session, recent)
      const asked = replyFrom(`/api/v3/virtualclass/${tag}`)
      await named(name).click()
      expect((await asked).status()).toBe(200)
      await expect.poll(() => address(page)).toBe(`/classes/${tag}`)
      await expect(page.locator('video')).toHaveCount(1)
    })
  }
  await test.step('a removed class', async () => {
    await openInApp(page, recent)
    const search = page.waitForRequest((request) => request.url().includes('/api/v3/virtualclass/search/'))
    await list(page).locator('a[href="/classes/gone"]').first().click()
    expect((await search).method()).toBe('PUT')
    expect((await search).postDataJSON()).toMatchObject({ query: className })
    await expect.poll(() => address(page)).toBe(`/classes/${tag}`)
  })
  await test.step('a live class', async () => {
    await openInApp(page, recent)
    const details = replyFrom(`/api/v2/ondemand/connect/${record.event}/`)
    await list(page).locator('[data-kind="9"]').getByRole('link').first().click()
    expect((await details).status()).toBe(200)
    await expect.poll(() => address(page)).toBe(`/connect/classes/${record.tag}?event=${record.event}`)
  })
  await test.step('a live class of the other source', async () => {
    const tempo = { ...(await signInByApi('active@tempo.example', 'tempo')), tenant: 'tempo' } satisfies Session
    const { eventData } = await callApi('vimeoLive', { tenant: 'tempo', params: { tenant: 'tempo' } })
    const [event] = eventData
    if (!event) throw new Error('The demo has no live event')
    const body = { workoutName: event.name, trackingResult: 9, refTemplateId: event.event_id } satisfies Record
    await callApi('addActivity', { tenant: 'tempo', token: tempo.token, body })
    await openAs(page, tempo, recent)
    const details = replyFrom(`/live_event/videos/${event.event_id}`)
    await page.getByRole('article').filter({ hasText: event.name }).first().getByRole('link').click()
    const { videoID } = (await (await details).json()) as { videoID: string }
    await expect.poll(() => address(page)).toBe(`/connect/classes/${videoID}?event=${event.event_id}`)
  })
})

/** The live class among the demo's own records. */
async function liveRecordOf(token: string) {
  const records = await callApi('listActivity', { token })
  const record = records.find(({ trackingResult }) => trackingResult === 9)
  if (!record?.refTemplateId) throw new Error('The demo logged no live stream')
  const { virtualClass } = await callApi('connectClass', { token, params: { id: record.refTemplateId } })
  return { event: record.refTemplateId, tag: virtualClass.tag }
}
