import { type EmailKind, emailKinds } from '@upbeat/contract/studio/entities/emails'
import { type Language, languages } from '@upbeat/rules/i18n/languages'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'
import { createMailer } from '../mail/mailer.ts'
import { createEmailsService } from './emails-service.ts'

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  owner = await app.newStaff('owner')
})
afterAll(() => app.close())

/** What makes an email complete, in the club's colours and the language's direction. */
function expectComplete(body: { subject: string; html: string }, language: Language, header: string) {
  expect(body.html).toContain(`<html lang="${language.code}" dir="${language.direction}">`)
  expect(body.html).toContain(header)
  expect(`${body.subject}${body.html}`).not.toMatch(/\{\{|\b(undefined|null)\b/)
  expect(body.subject).not.toBe('')
}

it('WORD-03 shows each email, and each language, complete and in the club’s colours', async () => {
  const { colours } = (await app.make('getTenant', { params: { name: 'pulse' } })).body
  for (let at = 0; at < Math.max(emailKinds.length, languages.length); at += 1) {
    const kind = emailKinds[at % emailKinds.length] as EmailKind
    const language = languages[at % languages.length] as Language
    const params = { kind, language: language.code }
    const { status, body } = await app.studio('previewEmail', { as: owner, params })
    expect([kind, language.code, status]).toEqual([kind, language.code, 200])
    expectComplete(body, language, colours.header)
  }
})

it('WORD-03 every email is complete in every language', async () => {
  const logo = { url: 'https://pulse.example/logo.png', width: 48, height: 48 }
  const mailer = createMailer(
    fromPartial<Parameters<typeof createMailer>[0]>({ logoOf: () => logo, from: 'club@pulse.example' }),
  )
  const unchanged = { fields: {}, published: {}, hasChanges: false, publishAt: null, version: 0, changedAt: '' }
  const emails = createEmailsService(
    fromPartial<Parameters<typeof createEmailsService>[0]>({
      mailer,
      texts: { get: async (_context, language) => ({ ...unchanged, language }) },
    }),
  )
  const { body: config } = await app.make('getTenant', { params: { name: 'pulse' } })
  const context = fromPartial<StaffContext>({
    tenant: { config, settings: {} },
    origin: 'https://pulse.example',
    now: new Date('2026-11-22T20:00:00Z'),
  })
  for (const kind of emailKinds) {
    for (const language of languages)
      expectComplete(await emails.preview(context, kind, language.code), language, config.colours.header)
  }
})

it('WORD-03 shows the drafted wording, and sends it only to the person’s own email address', async () => {
  const params = { language: 'de', kind: 'receipt' }
  const changes = [{ field: 'mail.receiptSubject', base: null, value: 'Bezahlt bei {{club}}' }]
  await app.studio('saveTexts', { as: owner, params: { language: 'de' }, body: { changes } })
  const { subject } = (await app.studio('previewEmail', { as: owner, params })).body
  expect(subject).toMatch(/^Bezahlt bei /)
  const { status } = await app.studio('sendEmailCopy', { as: owner, params, body: { to: 'other@example.com' } })
  expect(status).toBe(204)
  expect(await app.mailsTo('other@example.com')).toEqual([])
  const mine = await app.mailsTo(owner.email)
  expect(mine.map((mail) => mail.includes('Bezahlt bei'))).toEqual([true])
})

it('WORD-03 limits the copies per hour', async () => {
  const other = await app.newStaff('manager')
  const send = () => app.studio('sendEmailCopy', { as: other, params: { language: 'de', kind: 'reset' } })
  for (let sent = 0; sent < 30; sent += 1) expect((await send()).status).toBe(204)
  expect((await send()).status).toBe(429)
})
