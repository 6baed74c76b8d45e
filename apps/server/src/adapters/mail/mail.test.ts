// @database embedded
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail, MailMessage } from '../../modules/mail/mail.ts'
import { openSmtpSink, type SmtpSink } from '../../testing/smtp-sink.ts'
import { openMail } from './open-mail.ts'
import { createOutboxMail } from './outbox.ts'
import { createSmtpMail } from './smtp.ts'

const clock = { now: () => new Date('2026-11-20T09:30:00Z') }
const message: MailMessage = {
  to: 'maya@pulse.example',
  from: { name: 'Pulse, the "Club"', address: 'no-reply@pulse.example' },
  replyTo: { name: 'Tom\r\nBcc: all@pulse.example', address: 'tom@pulse.example' },
  subject: 'Grüße\r\nBcc: all@pulse.example',
  text: '.\r\nA line with only a dot above, and สวัสดี',
  html: '<p>สวัสดี</p>',
}

let folder: string
let sink: SmtpSink
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upbeat-mail-'))
  sink = await openSmtpSink()
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await sink.close()
})

const outbox = async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}
let ids = 0
const adapters: [string, () => Mail, () => Promise<string[]>][] = [
  ['an outbox folder', () => createOutboxMail({ folder, clock, makeId: () => `id${++ids}` }), outbox],
  ['an SMTP relay', () => createSmtpMail(sink.url, clock), async () => sink.received.map(({ data }) => data)],
]

describe.each(adapters)('mail to %s', (_name, open, delivered) => {
  it('arrives complete, with both bodies, the clock’s date and no injected headers', async () => {
    const mail = open()
    await mail.send(message)
    await mail.send({ ...message, to: 'tom@pulse.example', subject: 'second' })
    await mail.close()
    const [first = '', second = ''] = await delivered()
    const [headers = ''] = first.split(/\r?\n\r?\n/)
    expect(headers).toMatch(/^To: maya@pulse\.example$/m)
    expect(headers).toMatch(/^From: .*no-reply@pulse\.example/m)
    expect(headers).toMatch(/^Reply-To: [^:]*<tom@pulse\.example>/m)
    expect(headers).toMatch(/^Date: Fri, 20 Nov 2026 09:30:00 \+0000$/m)
    expect(headers).not.toMatch(/^Bcc/im)
    expect(first).toContain('text/plain')
    expect(first).toContain('text/html')
    expect(second).toMatch(/^Subject: second$/m)
  })
})

it('rejects if the SMTP server refuses, so that the job is retried', async () => {
  const refusing = await openSmtpSink()
  refusing.refuse(true)
  const mail = createSmtpMail(refusing.url, clock)
  await expect(mail.send(message)).rejects.toThrow()
  await mail.close()
  await refusing.close()
})

it('S-02 S-35 emails in the outbox are private to the server’s account, and deleted after a day', async () => {
  const own = await mkdtemp(join(tmpdir(), 'upbeat-outbox-'))
  let now = new Date('2026-01-01T12:00:00Z')
  const moving = { now: () => now }
  const { mail, forget } = openMail({ config: { DATA_DIR: own }, clock: moving, makeId: () => crypto.randomUUID() })
  await mail.send(message)
  now = new Date('2026-01-02T11:00:00Z')
  await mail.send(message)
  const names = () => readdir(join(own, 'outbox'))
  const modes = (await names()).map(async (name) => (await stat(join(own, 'outbox', name))).mode & 0o077)
  expect(await Promise.all(modes)).toEqual([0, 0])
  now = new Date('2026-01-02T12:00:01Z')
  await forget()
  expect(await names()).toEqual([expect.stringMatching(/^2026-01-02/)])
  await rm(own, { recursive: true })
})
