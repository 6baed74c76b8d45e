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
  it('API-18 answer translations by key, and 304 where nothing changed since', async () => {
    const german = await terms('de')
    expect(german.status).toBe(200)
    expect(Object.keys(german.body).sort()).toEqual(Object.keys(enGb).sort())
    expect(german.body['shell.collections']).not.toBe(enGb['shell.collections'])
    const date = String(german.headers['last-modified'])
    expect(Number.isNaN(Date.parse(date))).toBe(false)
    expect((await terms('de', { 'if-modified-since': date })).status).toBe(304)
    const before = new Date(Date.parse(date) - 1000).toUTCString()
    expect((await terms('de', { 'if-modified-since': before })).status).toBe(200)
  })

  it('follow the club’s own wording, which is newer then', async () => {
    const date = String((await terms('de')).headers['last-modified'])
    await app.database.execute(`insert into phrase_override (tenant_id, language, key, text, updated_at)
      select id, 'de', 'shell.classes', 'Stunden', now() from tenant where name = 'pulse'`)
    const changed = await terms('de', { 'if-modified-since': date })
    expect([changed.status, changed.body['shell.classes']]).toEqual([200, 'Stunden'])
    const other = await app.make('getTerms', { tenant: 'tempo', query: { languageCode: 'de' } })
    expect(other.body['shell.classes']).not.toBe('Stunden')
  })
})

it('I18N-02 there is a set for every language of the site', () => {
  expect(phraseLanguages.toSorted()).toEqual(languages.map(({ code }) => code).toSorted())
})
