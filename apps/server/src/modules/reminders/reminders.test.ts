import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeEvent } from '../../testing/change-event.ts'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'
import { calendarOwner, isCalendarToken, makeCalendarToken } from './calendar-token.ts'

const id = 'pulse-event-deep-core'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp()
})
afterAll(() => app.close())

async function setClock(now: string) {
  await app.call('POST', '/demo/clock', { body: { now } })
}

async function startAt(time: string) {
  await changeEvent(app, id, () => ({ startsAt: new Date(time) }))
}

function ask(email: string, timeZone = 'Europe/Berlin', headers = {}) {
  return app.make('addReminder', { as: email, params: { id }, body: { timeZone }, headers })
}

async function reminders(email: string) {
  const mails = await app.mailsTo(email)
  return mails.filter((mail) => mail.includes('Deep Core Pilates'))
}

// In Berlin the clock moves from two to three at 01:00 UTC on 28 March 2027.
describe('a reminder by mail', () => {
  it('is sent once, an hour before, in the member’s time zone and language, across the change to summer time', async () => {
    await setClock('2027-03-28T00:00:00Z')
    await startAt('2027-03-28T01:30:00Z')
    const email = await app.newMember()
    expect((await ask(email, 'Europe/Berlin', { 'accept-language': 'de' })).body).toEqual({
      eventId: id,
      reminded: true,
    })
    await setClock('2027-03-28T00:29:00Z')
    expect(await reminders(email)).toHaveLength(0)
    await setClock('2027-03-28T00:30:00Z')
    const [mail, ...more] = await reminders(email)
    expect(more).toEqual([])
    expect(mail).toContain('Deep Core Pilates beginnt um 03:30')
    expect(mail).toContain('Sonntag, 28.03.2027')
    expect(mail).toMatch(/03:30 (MESZ|GMT\+2)/)
    expect(mail).toContain(`/connect/live/${id}?tenant=pulse`)
    await setClock('2027-03-28T00:45:00Z')
    expect(await reminders(email)).toHaveLength(1)
  })

  it('is sent for each time of a daily class, at the same time of day in UTC on both sides of the change', async () => {
    await setClock('2027-03-27T20:00:00Z')
    const email = await app.newMember()
    await changeEvent(app, id, () => ({ dailyTime: '22:30:00' }))
    await ask(email)
    await setClock('2027-03-27T21:30:00Z')
    await setClock('2027-03-28T21:30:00Z')
    const mails = await reminders(email)
    expect(mails).toHaveLength(2)
    expect(mails[0]).toContain('Saturday, 27.03.2027 at 23:30 CET')
    expect(mails[1]).toContain('Monday, 29.03.2027 at 00:30 CEST')
  })

  it('is sent again for the new start of a class that was moved, and not for the old one', async () => {
    await setClock('2027-04-10T10:00:00Z')
    await startAt('2027-04-10T12:00:00Z')
    const email = await app.newMember()
    await ask(email)
    await setClock('2027-04-10T11:10:00Z')
    expect(await reminders(email)).toHaveLength(1)
    await startAt('2027-04-10T15:00:00Z')
    await setClock('2027-04-10T12:30:00Z')
    expect(await reminders(email)).toHaveLength(1)
    await setClock('2027-04-10T14:05:00Z')
    expect(await reminders(email)).toHaveLength(2)
  })

  it('isn’t sent if it was cancelled, requested within the last hour, or the class has started', async () => {
    await setClock('2027-04-11T10:00:00Z')
    await startAt('2027-04-11T12:00:00Z')
    const [back, late, missed] = [await app.newMember(), await app.newMember(), await app.newMember()]
    await ask(back)
    const removed = await app.make('removeReminder', { as: back, params: { id } })
    expect(removed.body).toEqual({ eventId: id, reminded: false })
    await setClock('2027-04-11T11:30:00Z')
    await ask(late)
    await setClock('2027-04-11T11:40:00Z')
    expect(await reminders(back)).toHaveLength(0)
    expect(await reminders(late)).toHaveLength(0)
    await startAt('2027-04-12T12:00:00Z')
    await ask(missed)
    await setClock('2027-04-12T12:01:00Z')
    expect(await reminders(missed)).toHaveLength(0)
  })

  it('is refused for guests, other than live events, and unknown time zones', async () => {
    const email = await app.newMember()
    const body = { timeZone: 'UTC' }
    expect((await app.make('addReminder', { as: null, params: { id }, body })).status).toBe(401)
    expect((await app.make('listReminders', { as: null })).status).toBe(401)
    for (const other of ['nothing', 'pulse-event-001', 'tempo-event-zirkel'])
      expect((await app.make('addReminder', { as: email, params: { id: other }, body })).status).toBe(404)
    expect((await ask(email, 'Mars/Olympus')).status).toBe(400)
  })
})

describe('a member’s own calendar', () => {
  it('has their reminders and favourites, at a URL that needs no credentials', async () => {
    await setClock('2027-05-01T10:00:00Z')
    await startAt('2027-05-03T12:00:00Z')
    const email = await app.newMember()
    const { calendarLink, eventIds } = (await app.make('listReminders', { as: email })).body
    expect(eventIds).toEqual([])
    const path = new URL(calendarLink).pathname
    const read = async () => (await app.server.inject({ url: path, headers: { host: 'localhost:4000' } })).body
    expect(await read()).not.toContain('VEVENT')
    await ask(email)
    const body = {
      virtualClassTag: 'pulse-live-wind-down',
      userId: (await app.make('getUser', { as: email })).body.userId,
    }
    await app.make('addFavourite', { as: email, body })
    const file = (await read()).replaceAll('\r\n ', '')
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/)
    expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
    expect(file.match(/SUMMARY:Evening Wind-Down/g)).toHaveLength(7)
    expect(file).toContain('DTSTART:20270503T120000Z')
    expect(new Set(file.match(/UID:.*/g)).size).toBe(8)
    expect((await app.make('listReminders', { as: email })).body.eventIds).toEqual([id])
  })

  it('S-27 gets another URL with a new password', async () => {
    const as = await app.newMember()
    const linkOf = async () => new URL((await app.make('listReminders', { as })).body.calendarLink).pathname
    const status = async (url: string) =>
      (await app.server.inject({ url, headers: { host: 'localhost:4000' } })).statusCode
    const before = await linkOf()
    expect([await status(before), await linkOf()]).toEqual([200, before])
    const body = { currentPassword: 'Demo1234', password: 'Another-word-42' }
    expect((await app.make('changePassword', { as, body })).status).toBe(204)
    expect([await status(before), await status(await linkOf())]).toEqual([404, 200])
  })

  it('S-27 gets another URL with another email address', () => {
    const owner = { tenantId: 't', memberId: 'm' }
    const token = makeCalendarToken('secret', owner, { emailKey: 'old@club.example', passwordHash: null })
    expect(isCalendarToken('secret', token, owner, { emailKey: 'new@club.example', passwordHash: null })).toBe(false)
  })

  it('can’t be read by anyone else', async () => {
    const secret = 'secret-of-the-test'
    const basis = { emailKey: 'a@b.example', passwordHash: 'h' }
    const owner = { tenantId: 't', memberId: 'm' }
    const token = makeCalendarToken(secret, owner, basis)
    expect(calendarOwner(token)).toEqual(owner)
    expect(isCalendarToken(secret, token, owner, basis)).toBe(true)
    const other = makeCalendarToken(secret, { tenantId: 't', memberId: 'n' }, basis)
    const mixed = `${other.split('.')[0]}.${token.split('.')[1]}`
    for (const wrong of ['', 'x.y', mixed, `${token}x`])
      expect(isCalendarToken(secret, wrong, owner, basis)).toBe(false)
    for (const path of [`${token}.ics`, 'rubbish.ics', 'rubbish'])
      expect((await app.call('GET', `/api/v1/connect/calendar/${path}`)).status).toBe(404)
  })
})
