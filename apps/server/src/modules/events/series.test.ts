import type { WexerEvent } from '@upbeat/contract/entities/live-event'
import type { Recurrence } from '@upbeat/rules/schedule/recurrence'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { changeEvent } from '../../testing/change-event.ts'
import { seedingMoment } from '../../testing/demo-app.ts'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'
import { readAssetName } from '../media/asset-name.ts'

const id = 'pulse-event-deep-core'
const { liveEvent, virtualClass } = schema

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp(seedingMoment())
})
afterAll(() => app.close())

async function events(): Promise<WexerEvent[]> {
  return (await app.make('connectEvents')).body.eventData
}

async function setClock(now: string) {
  expect((await app.call('POST', '/demo/clock', { body: { now } })).status).toBe(200)
}

describe('an event that plays a class', () => {
  const own = {
    name: null,
    description: null,
    imageLink: null,
    instructor: null,
    level: null,
    media: null,
    labels: null,
  }

  it('has the class’s fields, also once they have changed, and plays its media', async () => {
    const played = (await app.make('searchClasses', { body: { type: 0, take: 1 } })).body.items[0]
    const startsAt = new Date(Date.parse((await app.call('GET', '/demo/clock')).json().now) - 60_000)
    await changeEvent(app, id, () => ({ ...own, classTag: played.tag, startsAt }))
    const event = async () => (await events()).find((each) => each.id === id)
    expect(await event()).toMatchObject({
      title: played.className,
      level: played.level,
      videoId: 'pulse-live-deep-core',
      virtualClass: { tag: 'pulse-live-deep-core', className: played.className, instructor: played.instructor },
    })
    const { body } = await app.make('connectClass', { as: 'active@pulse.example', params: { id } })
    const { pathname } = new URL(body.liveStreamingLink)
    const asset = readAssetName(decodeURIComponent(pathname.split('/')[3] ?? ''))
    expect(asset).toMatchObject({ tag: played.tag, airedAt: startsAt })
    expect((await app.server.inject({ url: pathname, headers: { host: 'localhost:4000' } })).statusCode).toBe(200)

    await asPlatform(async () => {
      const { db } = app.database
      const [row] = await db.select().from(liveEvent).where(eq(liveEvent.id, id))
      const isPlayed = and(eq(virtualClass.tenantId, row?.tenantId ?? ''), eq(virtualClass.tag, played.tag))
      await db.update(virtualClass).set({ name: 'Core, renamed' }).where(isPlayed)
    })
    await expect.poll(async () => (await event())?.title).toBe('Core, renamed')
    const asClass = async () => (await app.make('getClass', { params: { tag: 'pulse-live-deep-core' } })).body
    await expect.poll(async () => (await asClass()).className).toBe('Core, renamed')
  })
})

describe('a series', () => {
  const recurrence: Recurrence = { frequency: 'weekly', interval: 1, weekdays: ['TU', 'SA'], end: null }
  const time = { localStart: '2027-03-02T18:00:00', timeZone: 'Europe/Berlin', recurrence, classTag: null }
  const texts = {
    name: 'Deep Core',
    description: 'Small moves.',
    imageLink: '/images/demo/core',
    labels: ['Core'],
    media: null,
  }
  const before = `${id}.2027-03-27`
  const after = `${id}.2027-03-30`
  const listed = async () => {
    const ofSeries = (await events()).filter((event) => event.id.startsWith(`${id}.`))
    return ofSeries.map((event) => [event.id, event.live?.active_Time])
  }

  // In Berlin the clock moves from two to three at 01:00 UTC on 28 March 2027.
  it('WEEK-03 is listed as single events at the same local time on both sides of the clock change', async () => {
    await setClock('2027-03-26T10:00:00Z')
    await changeEvent(app, id, () => ({ ...texts, ...time }))
    expect(await listed()).toEqual([
      [before, '2027-03-27T17:00:00.000Z'],
      [after, '2027-03-30T16:00:00.000Z'],
    ])
    const event = (await events()).find((each) => each.id === after)
    expect(event).toMatchObject({
      videoId: 'pulse-live-deep-core',
      next_Occurrence_Time: '2027-03-30T16:00:00.000Z',
      schedule: { type: 'single', availableDate: ['2027-03-30T16:00:00.000Z'], daily_Time: null },
    })
  })

  it('finds each occurrence by its id, and the next one by the id of the series or its tag', async () => {
    const found = async (wanted: string) => {
      const { status, body } = await app.make('connectClass', { as: null, params: { id: wanted } })
      return status === 200 ? body.event.id : status
    }
    expect(await found(after)).toBe(after)
    expect(await found(`${id}.2027-12-25`)).toBe(`${id}.2027-12-25`)
    expect(await found(id)).toBe(before)
    expect(await found('pulse-live-deep-core')).toBe(before)
    expect(await found(`${id}.2027-03-28`)).toBe(404)
    const videos = async (wanted: string) => {
      const { body } = await app.make('connectEventVideos', { as: null, params: { tenant: 'pulse', id: wanted } })
      return body.eventData[0].id
    }
    expect([await videos(id), await videos(after), await videos(`${id}.2027-12-25`)]).toEqual([
      before,
      after,
      `${id}.2027-12-25`,
    ])
  })

  it('WEEK-03 is in calendar files and reminders at its local time', async () => {
    const url = `/api/v1/connect/events/${after}/calendar.ics`
    const file = (await app.server.inject({ url, headers: { host: 'localhost:4000' } })).body.replaceAll('\r\n ', '')
    expect(file).toContain('DTSTART:20270330T160000Z')
    expect(file).toContain(`UID:${after}@pulse`)
    const email = await app.newMember()
    const asked = { as: email, body: { timeZone: 'Europe/Berlin' } }
    expect((await app.make('addReminder', { ...asked, params: { id: before } })).status).toBe(200)
    expect((await app.make('addReminder', { ...asked, params: { id: after } })).status).toBe(200)
    await setClock('2027-03-27T16:00:00Z')
    await setClock('2027-03-30T15:00:00Z')
    const mails = (await app.mailsTo(email)).filter((mail) => mail.includes('Deep Core'))
    expect(mails).toHaveLength(2)
    expect(mails[0]).toContain('27.03.2027 at 18:00')
    expect(mails[1]).toContain('30.03.2027 at 18:00')
  })

  it('leaves out a cancelled occurrence, and has a moved one at its new time under its old id', async () => {
    await setClock('2027-03-31T10:00:00Z')
    await changeEvent(app, id, () => ({
      exceptions: [
        { kind: 'cancelled', date: '2027-04-03' },
        { kind: 'moved', date: '2027-04-06', localStart: '2027-04-05T07:15:00' },
      ],
    }))
    expect(await listed()).toEqual([[`${id}.2027-04-06`, '2027-04-05T05:15:00.000Z']])
  })
})
