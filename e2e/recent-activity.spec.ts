import { expect, type Page } from '@playwright/test'
import type { CallBody } from '@upbeat/contract/client-types'
import { callApi, signInByApi } from './support/api.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { type NewMember, newMember, openAs, type Session } from './support/new-member.ts'
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

async function memberWho(...did: Record[]): Promise<NewMember> {
  const member = await newMember()
  for (const body of did) await callApi('addActivity', { token: member.token, body })
  return member
}

async function someClass() {
  const { items } = await callApi('searchClasses', { params: {}, body: { take: 1 } })
  const [found] = items
  if (!found) throw new Error('The demo has no classes')
  return found
}

test.beforeEach(({ page }) => blankPictures(page))

test('ACT-01 ACT-02 lists logged classes by day, newest first, with their minutes and the total; opens a Connect class with its flag, and an empty search for a name that no class has any more', async ({
  page,
}) => {
  const member = await memberWho(
    { workoutName: 'Earlier', trackingResult: 7, durationSeconds: 1210 },
    { workoutName: 'Later', trackingResult: 9, durationSeconds: 89 },
  )
  await openAs(page, member, recent)
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).getByRole('heading')).toHaveText(['Later', 'Earlier'])
  await expect(cards(page).first()).toContainText('1 min done')
  await expect(cards(page).last()).toContainText('20 min done')
  await expect(list(page).getByRole('heading', { level: 2 })).toHaveText(['Today'])
  const week = page.getByRole('region', { name: 'This week' })
  await expect(week.getByRole('listitem')).toHaveCount(7)
  await expect(week.getByRole('definition')).toHaveText(['21', '2', '1'])
  await expectNoViolationsOnBoth(page)

  for (const [workoutName, trackingResult, userWorkoutTag, opened] of [
    ['A', 8, 'some-tag', '/classes/some-tag?clubConnect=true'],
    ['Zzz qqq', 7, 'gone', '/classes/search?q=Zzz+qqq'],
  ] as const) {
    await callApi('addActivity', { token: member.token, body: { workoutName, trackingResult, userWorkoutTag } })
    await page.goto(recent)
    await cards(page).filter({ hasText: workoutName }).first().getByRole('link').click()
    await expect.poll(() => address(page)).toBe(opened)
  }
  await expect(page.getByText('No search results')).toBeVisible()
})

test('ACT-03 loads the details of a live video by its event and opens it', async ({ page }) => {
  const session = { ...(await signInByApi('active@tempo.example', 'tempo')), tenant: 'tempo' } satisfies Session
  const { eventData } = await callApi('vimeoLive', { tenant: 'tempo', params: { tenant: 'tempo' } })
  const [event] = eventData
  if (!event) throw new Error('The demo has no live event')
  const body = { workoutName: event.name, trackingResult: 9, refTemplateId: event.event_id } satisfies Record
  await callApi('addActivity', { tenant: 'tempo', token: session.token, body })
  await openAs(page, session, recent)
  const details = page.waitForResponse((reply) => reply.url().includes(`/live_event/videos/${event.event_id}`))
  await page.getByRole('article').filter({ hasText: event.name }).first().getByRole('link').click()
  const { videoID } = (await (await details).json()) as { videoID: string }
  await expect.poll(() => address(page)).toBe(`/connect/classes/${videoID}?event=${event.event_id}`)
})

test('ACT-04 ACT-05 ACT-06 opens a class, a channel’s class, a removed class by its name, and a live class of the wexer source with its details', async ({
  page,
}) => {
  const session = { ...(await signInByApi('active@pulse.example')), tenant: 'pulse' } satisfies Session
  const { token } = session
  const { tag, className } = await someClass()
  for (const [kind, trackingResult] of [
    ['a class', 7],
    ['a class of a channel', 10],
  ] as const) {
    await test.step(kind, async () => {
      const workoutName = `Did ${kind}`
      await callApi('addActivity', { token, body: { workoutName, trackingResult, userWorkoutTag: tag } })
      await openAs(page, session, recent)
      const asked = page.waitForResponse((reply) => reply.url().includes(`/api/v3/virtualclass/${tag}`))
      await cards(page)
        .filter({ has: page.getByRole('heading', { name: workoutName, exact: true }) })
        .first()
        .getByRole('link')
        .click()
      expect((await asked).status()).toBe(200)
      await expect.poll(() => address(page)).toBe(`/classes/${tag}`)
      await expect(page.locator('video')).toHaveCount(1)
    })
  }
  await test.step('a removed class', async () => {
    // With access, since the class sends other members on to the plans.
    const body = { workoutName: className, trackingResult: 7, userWorkoutTag: 'gone' } satisfies Record
    await callApi('addActivity', { token, body })
    await openAs(page, session, recent)
    const search = page.waitForRequest((request) => request.url().includes('/api/v3/virtualclass/search/'))
    await list(page).locator('a[href="/classes/gone"]').first().click()
    expect((await search).method()).toBe('PUT')
    expect((await search).postDataJSON()).toMatchObject({ query: className })
    await expect.poll(() => address(page)).toBe(`/classes/${tag}`)
  })
  await test.step('a live class', async () => {
    const record = await liveRecordOf(token)
    await openAs(page, session, recent)
    const details = page.waitForResponse((reply) => reply.url().includes(`/api/v2/ondemand/connect/${record.event}/`))
    await list(page).locator('[data-kind="9"]').getByRole('link').first().click()
    expect((await details).status()).toBe(200)
    await expect.poll(() => address(page)).toBe(`/connect/classes/${record.tag}?event=${record.event}`)
  })
})

test('ACT-07 shows a page first, then the rest', async ({ page }) => {
  const records = Array.from({ length: 30 }, (_, at) => ({ workoutName: `Class ${at}`, trackingResult: 7 }) as const)
  await openAs(page, await memberWho(...records), recent)
  await expect(cards(page)).toHaveCount((page.viewportSize()?.width ?? 0) >= 1360 ? 20 : 18)
  await cards(page).last().scrollIntoViewIfNeeded()
  await page.keyboard.press('End')
  await expect(cards(page)).toHaveCount(30)
})

test('ACT-08 ACT-09 ROUTE-27 says that there is no activity, at both addresses, and shows a failure instead of the list, without a notice', async ({
  page,
}) => {
  const member = await memberWho()
  for (const path of [recent, '/classes/recent']) {
    await openAs(page, member, path)
    await expect(page.getByText('No recent activity')).toBeVisible()
  }
  await page.route('**/users/recentactivity', (route) => route.fulfill({ status: 400, json: { code: 400 } }))
  await page.goto(recent)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your activity could not be loaded')
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0)
})

/** The live class among the demo's own records. */
async function liveRecordOf(token: string) {
  const records = await callApi('listActivity', { token })
  const record = records.find(({ trackingResult }) => trackingResult === 9)
  if (!record?.refTemplateId) throw new Error('The demo logged no live stream')
  const { virtualClass } = await callApi('connectClass', { token, params: { id: record.refTemplateId } })
  return { event: record.refTemplateId, tag: virtualClass.tag }
}
