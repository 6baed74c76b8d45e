import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeEvent } from '../../testing/change-event.ts'
import { openStaffApp, type StaffApp } from '../../testing/staff-app.ts'

const live = 'pulse-event-deep-core'
const recording = 'pulse-event-001'
const noon = '2027-06-01T12:00:00Z'

let app: StaffApp
beforeAll(async () => {
  app = await openStaffApp()
  await setClock(noon)
})
afterAll(() => app.close())
beforeEach(async () => {
  await changeEvent(app, live, () => ({
    startsAt: new Date(noon),
    durationSecond: 1800,
    linkDelaySecond: 0,
    hidden: false,
    transcode: 'in_progress',
  }))
})

async function setClock(now: string) {
  await app.call('POST', '/demo/clock', { body: { now } })
}

async function newMember(): Promise<string> {
  const email = await app.newMember()
  expect((await app.make('startTrial', { as: email, body: {} })).status).toBeLessThan(300)
  return email
}

function ask(email: string | null, id = live, headers = {}) {
  const body = { timeZone: 'Europe/Berlin', kind: 'ready' }
  return app.make('addReminder', { as: email, params: { id }, body, headers })
}
const withdraw = (as: string, id = live) => app.make('removeReminder', { as, params: { id }, query: { kind: 'ready' } })
const awaited = async (as: string) => (await app.make('listReminders', { as })).body.awaitedVideos

const finish = (id = live) => changeEvent(app, id, () => ({ transcode: 'complete' }))

async function mails(email: string) {
  return (await app.mailsTo(email)).filter((mail) => mail.includes('is ready to watch'))
}

describe('an email once a video can be watched', () => {
  it('is sent once, with a link to the class that is on', async () => {
    const [email, german] = [await newMember(), await newMember()]
    expect((await ask(email)).body).toEqual({ eventId: live, reminded: true })
    await ask(email)
    await ask(german, live, { 'accept-language': 'de' })
    expect(await awaited(email)).toEqual([{ eventId: live, videoId: 'pulse-live-deep-core' }])
    expect(await mails(email)).toEqual([])
    await finish()
    const [mail, ...more] = await mails(email)
    expect(more).toEqual([])
    expect(mail).toContain('Deep Core Pilates is ready to watch')
    expect(mail).toContain(`/connect/live/${live}?tenant=pulse`)
    expect((await app.mailsTo(german)).at(-1)).toContain('Deep Core Pilates ist bereit')
    expect(await awaited(email)).toEqual([])
    await changeEvent(app, live, () => ({ transcode: 'in_progress' }))
    await app.advance(0)
    await finish()
    expect(await mails(email)).toHaveLength(1)
  })

  it('links to the recording of a class that is over, and of one on demand, which its video’s id names too', async () => {
    const email = await newMember()
    await ask(email)
    await setClock('2027-06-01T13:00:00Z')
    await finish()
    const [over] = await mails(email)
    expect(over).toContain(`/connect/classes/pulse-live-deep-core?event=${live}&`)
    await setClock(noon)

    const other = await newMember()
    const before = await tagOf(recording)
    await changeEvent(app, recording, () => ({ transcode: 'in_progress' }))
    expect((await ask(other, before)).body).toEqual({ eventId: recording, reminded: true })
    await finish(recording)
    expect((await mails(other))[0]).toContain(`/connect/classes/${before}?tenant=pulse`)
  })

  it('isn’t sent if the member has withdrawn the request', async () => {
    const [email, named] = [await newMember(), await newMember()]
    await ask(email)
    expect((await withdraw(email)).body).toEqual({ eventId: live, reminded: false })
    await ask(named)
    expect((await withdraw(named, 'pulse-live-deep-core')).body).toEqual({ eventId: live, reminded: false })
    expect(await awaited(email)).toEqual([])
    await finish()
    expect([await mails(email), await mails(named)]).toEqual([[], []])
  })

  it('is apart from the reminder of the start of the same class', async () => {
    const email = await newMember()
    await app.make('addReminder', { as: email, params: { id: live }, body: { timeZone: 'UTC' } })
    await ask(email)
    await app.make('removeReminder', { as: email, params: { id: live } })
    expect((await app.make('listReminders', { as: email })).body).toMatchObject({
      eventIds: [],
      awaitedVideos: [{ eventId: live }],
    })
  })

  it('waits until staff publish the class, and isn’t sent while it is unpublished', async () => {
    const email = await newMember()
    await ask(email)
    await changeEvent(app, live, () => ({ hidden: true, transcode: 'complete' }))
    expect(await mails(email)).toEqual([])
    expect(await awaited(email)).toEqual([])
    await changeEvent(app, live, () => ({ hidden: false }))
    expect(await mails(email)).toHaveLength(1)
  })

  it('waits until there is something to watch', async () => {
    const email = await newMember()
    await ask(email)
    await changeEvent(app, live, () => ({ transcode: 'complete', linkDelaySecond: 600 }))
    expect(await mails(email)).toEqual([])
    await setClock('2027-06-01T12:10:01Z')
    expect(await mails(email)).toHaveLength(1)
    await setClock(noon)
  })

  it('isn’t sent to members without access, or without an account', async () => {
    const [guest, gone] = [await app.newMember(), await newMember()]
    await ask(guest)
    await ask(gone)
    expect((await app.make('deleteAccount', { as: gone, body: { password: 'Demo1234' } })).status).toBe(204)
    await finish()
    expect([await mails(guest), await mails(gone)]).toEqual([[], []])
  })

  it('isn’t sent while the club is suspended', async () => {
    const email = await newMember()
    await ask(email)
    const admin = await app.newStaff(null)
    await app.database.execute('update staff_account set is_installation_admin = true where id = $1', [admin.accountId])
    await app.reauthenticate(admin)
    const [{ id }] = (await app.database.execute(`select id from tenant where name = 'pulse'`)).rows as [{ id: string }]
    const suspend = (suspended: boolean) =>
      app.studio('suspendClubs', { as: admin, tenant: 'pulse', body: { tenantIds: [id], suspended } })
    expect((await suspend(true)).status).toBe(204)
    await finish()
    expect(await mails(email)).toEqual([])
    await suspend(false)
    expect(await mails(email)).toHaveLength(1)
  })

  it('is refused to guests, and for classes that can be watched or don’t exist', async () => {
    const email = await newMember()
    expect((await ask(null)).status).toBe(401)
    expect((await ask(email, 'nothing')).status).toBe(404)
    await finish()
    expect((await ask(email)).status).toBe(404)
  })

  it('is part of the data that a member downloads', async () => {
    const email = await newMember()
    await ask(email)
    const { body } = await app.make('downloadData', { as: email })
    expect(body.reminders).toEqual([expect.objectContaining({ eventId: live, kind: 'ready' })])
  })
})

async function tagOf(id: string) {
  const { rows } = await app.database.execute('select tag from live_event where id = $1', [id])
  return String(rows[0]?.tag)
}
