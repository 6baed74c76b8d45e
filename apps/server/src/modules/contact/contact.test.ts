import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'
import { openSmtpSink } from '../../testing/smtp-sink.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp({ CONTACT_PER_ADDRESS: '6' })
})
afterAll(() => app.close())

const message = { name: 'Ada <b>Moor</b>', email: 'ada@home.example', message: 'Hello,\nis there <parking>?' }
const stored = async () => (await app.database.execute('select * from contact_message')).rows

describe('the contact form', () => {
  it('API-52 CONT-04 ENT-54 keeps the message and mails it to contactEmailAddress, to be answered to the sender', async () => {
    expect((await app.make('sendContact', { body: message })).status).toBe(200)
    expect(await stored()).toMatchObject([{ ...message, recipient: 'hello@pulse.example' }])
    const [mail = ''] = await app.mailsTo('hello@pulse.example')
    expect(mail).toMatch(/^Reply-To: [^:]*<ada@home\.example>/m)
    expect(mail).toMatch(/^From: Pulse Club <no-reply@pulse\.example>/m)
    expect(mail).toContain('is there <parking>?')
    expect(mail).toContain('is there &#60;parking&#62;?')
    expect(mail).toContain('<p style="margin:0 0 20px">Ada &#60;b&#62;Moor')
  })

  it('takes it from members too, and sends each club its own', async () => {
    expect((await app.make('sendContact', { as: 'active@tempo.example', body: message })).status).toBe(200)
    expect(await app.mailsTo('hello@tempo.example')).toHaveLength(1)
    expect(await app.mailsTo('hello@pulse.example')).toHaveLength(1)
  })

  it.each([
    ['no name', { name: ' ' }],
    ['CONT-05 no address', { email: 'abc' }],
    ['no message', { message: '' }],
    ['a message too long', { message: 'x'.repeat(5001) }],
  ])('%s is 400 and keeps nothing', async (_title, changes) => {
    const before = (await stored()).length
    expect((await app.make('sendContact', { body: { ...message, ...changes } })).status).toBe(400)
    expect(await stored()).toHaveLength(before)
  })

  it('a bearer that has ended is 401', async () => {
    const headers = { authorization: 'Bearer gone' }
    expect((await app.make('sendContact', { as: null, headers, body: message })).status).toBe(401)
  })

  it('takes so many an hour from one address', async () => {
    for (let time = 1; time < 6; time += 1) expect((await app.make('sendContact', { body: message })).status).toBe(200)
    const refused = await app.make('sendContact', { body: message })
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    await app.advance(3601)
    expect((await app.make('sendContact', { body: message })).status).toBe(200)
  })
})

describe('the contact form of a server with an SMTP relay', () => {
  it('CONT-04 leaves through the relay, from the club’s own address to the club', async () => {
    const relay = await openSmtpSink()
    const relayed = await openMemberApp({ SMTP_URL: relay.url })
    try {
      expect(relayed.outbox).toBeNull()
      expect((await relayed.make('sendContact', { body: message })).status).toBe(200)
      await relayed.advance(0)
      await expect.poll(() => relay.received).toHaveLength(1)
      const [mail] = relay.received
      expect(mail?.from).toMatch(/<no-reply@pulse\.example>/)
      expect(mail?.to).toMatch(/<hello@pulse\.example>/)
      expect(mail?.data).toMatch(/^Reply-To: [^:]*<ada@home\.example>/m)
      expect(mail?.data).toContain('is there <parking>?')
    } finally {
      await relayed.close()
      await relay.close()
    }
  })
})
