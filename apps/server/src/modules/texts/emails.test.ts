import { emailKinds } from '@upbeat/contract/studio/entities/emails'
import { languages } from '@upbeat/rules/i18n/languages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  owner = await app.newStaff('owner')
})
afterAll(() => app.close())

it('WORD-03 shows every email in every language, complete and in the club’s colours', async () => {
  const { colours } = (await app.make('getTenant', { params: { name: 'pulse' } })).body
  for (const kind of emailKinds) {
    for (const { code: language, direction } of languages) {
      const { status, body } = await app.studio('previewEmail', { as: owner, params: { kind, language } })
      expect([kind, language, status]).toEqual([kind, language, 200])
      expect(body.html).toContain(`<html lang="${language}" dir="${direction}">`)
      expect(body.html).toContain(colours.header)
      expect(`${body.subject}${body.html}`).not.toMatch(/\{\{|\b(undefined|null)\b/)
      expect(body.subject).not.toBe('')
    }
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
