import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'
import { openSmtpSink, type SmtpSink } from '../../testing/smtp-sink.ts'

let relay: SmtpSink
let app: MemberApp
beforeAll(async () => {
  relay = await openSmtpSink()
  app = await openMemberApp({ SMTP_URL: relay.url })
})
afterAll(async () => {
  await app.close()
  await relay.close()
})

const sentTo = (address: string) => relay.received.filter(({ to }) => to.includes(`<${address}>`))
const jobs = async (state: string) => {
  const { rows } = await app.database.execute(`select name from pgboss.job where state = $1 and name like '%Email'`, [
    state,
  ])
  return rows.map(({ name }) => name)
}

describe('an email that the relay refuses', () => {
  it('is sent later, once, with the same content', async () => {
    const as = await app.newMember()
    relay.refuse(true)
    expect((await app.make('forgotPassword', { body: { EmailAddress: as } })).status).toBe(200)
    await expect.poll(() => jobs('retry'), { timeout: 30_000 }).toEqual(['resetEmail'])
    expect(sentTo(as)).toEqual([])
    relay.refuse(false)
    // The delay before the retry is over.
    await app.database.execute(`update pgboss.job set start_after = now() where state = 'retry'`)
    await app.advance(0)
    expect(sentTo(as)).toHaveLength(1)
    expect(await jobs('retry')).toEqual([])
    await app.advance(0)
    expect(sentTo(as)).toHaveLength(1)
    const [, token = ''] = /\/user\/forget\/([\w-]+)/.exec(sentTo(as)[0]?.data.replace(/=\r\n/g, '') ?? '') ?? []
    const body = { token, password: 'Other1234', confirmPassword: 'Other1234' }
    expect((await app.make('resetPassword', { body })).status).toBe(200)
  })
})

describe('the headers of an email', () => {
  it.each([
    ['Thai', 'สมชาย ใจดี'],
    ['Arabic', 'مريم العلي'],
    ['emoji of several parts', '👩🏽‍🦽 Zoë'],
    ['marks that stand apart from their letters', 'Ame\u0301lie Nun\u0303ez'],
    ['signs that join and divide', 'می\u200cنا \u200fש'],
    ['a name of many lines', 'ณัฐวุฒิ'.repeat(14)],
  ])('keep a name exactly, encoded in ASCII: %s', async (_script, name) => {
    const email = `ada${relay.received.length}@home.example`
    expect((await app.make('sendContact', { body: { name, email, message: 'Hello' } })).status).toBe(200)
    await app.advance(0)
    const { data = '' } = relay.received.at(-1) ?? {}
    const [head = ''] = data.split('\r\n\r\n')
    expect(head).toMatch(/^[\x20-\x7e\r\n]+$/)
    for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78)
    expect(headerOf(head, 'Subject')).toBe(`Message from ${name}`)
    expect(headerOf(head, 'Reply-To').replace(/^"(.*)" </, '$1 <')).toBe(`${name} <${email}>`)
  })
})

/** A header, unfolded, with each encoded word (RFC 2047) decoded separately: none may end within a character. */
function headerOf(head: string, name: string) {
  const line = new RegExp(`^${name}: (.*)$`, 'm').exec(head.replace(/\r\n[ \t]+/g, ' '))?.[1] ?? ''
  const words = line.replace(/(=\?[^?]+\?[BQ]\?[^?]*\?=) +(?==\?)/gi, '$1')
  return words.replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_word, kind: string, text: string) => {
    if (kind.toUpperCase() === 'B') return Buffer.from(text, 'base64').toString('utf8')
    const bytes = text
      .replaceAll('_', ' ')
      .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number(`0x${hex}`)))
    return Buffer.from(bytes, 'latin1').toString('utf8')
  })
}
