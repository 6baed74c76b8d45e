import { enGb } from '@upbeat/phrases/en-gb'
import { phraseLanguages } from '@upbeat/phrases/load-phrases'
import { languages } from '@upbeat/rules/i18n/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp()
})
afterAll(() => app.close())

const terms = (languageCode: string, headers: Record<string, string> = {}) =>
  app.make('getTerms', { query: { languageCode }, headers })

describe('the terms', () => {
  it('API-18 return translations by key, and 304 if nothing has changed since', async () => {
    const german = await terms('de')
    expect(german.status).toBe(200)
    expect(Object.keys(german.body).sort()).toEqual(Object.keys(enGb).sort())
    expect(german.body['shell.collections']).not.toBe(enGb['shell.collections'])
    const date = String(german.headers['last-modified'])
    expect(Number.isNaN(Date.parse(date))).toBe(false)
    expect(Date.parse(date)).toBeLessThan(Date.now())
    expect((await terms('de', { 'if-modified-since': date })).status).toBe(304)
    // The stamp of another release, earlier or later, as the server may have been rolled back.
    for (const other of [-1000, 1000])
      expect(
        (await terms('de', { 'if-modified-since': new Date(Date.parse(date) + other).toUTCString() })).status,
      ).toBe(200)
  })

  it.each(['xx', 'toString', '__proto__'])('are English for an unknown language: %s', async (language) => {
    const { status, body } = await terms(language)
    expect([status, body['shell.collections']]).toEqual([200, enGb['shell.collections']])
  })

  it('API-18 follow the club’s own wording as it is added, changed and removed, in each language', async () => {
    const product = await terms('de')
    const ofTempo = () => app.make('getTerms', { tenant: 'tempo', query: { languageCode: 'de' } })
    const before = await ofTempo()
    const since = (date: unknown) => terms('de', { 'if-modified-since': String(date) })
    await app.database.execute(`insert into phrase_override (tenant_id, language, key, text, updated_at)
      select id, 'de', wording.key, wording.text, '2026-01-01' from tenant,
        (values ('shell.classes', 'Stunden'), ('shell.home', 'Daheim')) as wording(key, text) where name = 'pulse'`)
    const changed = await since(product.headers['last-modified'])
    expect([changed.status, changed.body['shell.classes']]).toEqual([200, 'Stunden'])
    const other = await ofTempo()
    expect(other.body['shell.classes']).not.toBe('Stunden')
    expect(other.headers['last-modified']).toBe(before.headers['last-modified'])

    await app.database.execute(`delete from phrase_override where key = 'shell.classes'`)
    const without = await since(changed.headers['last-modified'])
    expect([without.status, without.body['shell.classes']]).toEqual([200, product.body['shell.classes']])
    await app.database.execute(`delete from phrase_override where key = 'shell.home'`)
    const after = await since(without.headers['last-modified'])
    expect([after.status, after.body]).toEqual([200, product.body])
    expect((await since(product.headers['last-modified'])).status).toBe(304)
  })
})

it('I18N-02 has a set for every language of the site', () => {
  expect(phraseLanguages.toSorted()).toEqual(languages.map(({ code }) => code).toSorted())
})
