// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi } from '../../lib/api/api.ts'
import { startTestServer } from '../../lib/testing/start-test-server.ts'
import { changeLanguage } from './change-language.ts'
import { useLanguageStore } from './language-store.ts'
import { startLanguage } from './start-language.ts'
import { keptTerms } from './terms.ts'
import { text } from './text.ts'

const stamp = 'Fri, 20 Nov 2026 00:00:00 GMT'
const boot = { language: 'en-gb', phrases: { 'common.save': 'Save' } }
const tenant = { language: 'en-gb', supportedLanguages: ['en-gb', 'th', 'ar'] }
/** A language whose texts load late. */
const slow: { language: string; until: Promise<void> } = { language: '', until: Promise.resolve() }
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer(({ path, method, headers }) => {
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-expose-headers': '*',
    }
    if (method === 'OPTIONS') return { headers: cors }
    if (headers['if-modified-since'] === stamp) return { status: 304, headers: cors }
    const language = new URL(path, 'http://x').searchParams.get('languageCode')
    const after = language === slow.language ? slow.until : Promise.resolve()
    return { body: { 'common.save': `Save in ${language}` }, headers: { ...cors, 'last-modified': stamp }, after }
  })
  configureApi({ host: server.url })
})
afterAll(() => server.close())

beforeEach(() => {
  localStorage.clear()
  server.requests.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

const termRequests = () =>
  server.requests.filter(({ method, path }) => method === 'GET' && path.includes('getpoeditorterms'))

describe('startLanguage', () => {
  it("I18N-03 uses the page's texts and queries the server after five seconds, not before", async () => {
    await startLanguage(boot, tenant, '')
    expect(text('common.save')).toBe('Save')
    vi.advanceTimersByTime(4999)
    expect(termRequests()).toHaveLength(0)
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await vi.waitFor(() => expect(text('common.save')).toBe('Save in en-gb'), { timeout: 20_000 })
    expect(termRequests()).toHaveLength(1)
  })

  it('doesn’t render the page again if the server has the same texts', async () => {
    await startLanguage({ ...boot, phrases: { 'common.save': 'Save in en-gb' } }, tenant, '')
    const { phrases } = useLanguageStore.getState()
    vi.advanceTimersByTime(5000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(localStorage.getItem('terms')).toContain('Save in en-gb'), { timeout: 20_000 })
    expect(useLanguageStore.getState().phrases).toBe(phrases)
  })

  it('I18N-05 sends the stored date, and keeps its texts on 304', async () => {
    const kept = { language: 'en-gb', date: stamp, phrases: { 'common.save': 'Kept' } }
    localStorage.setItem('terms', JSON.stringify([kept]))
    await startLanguage(boot, tenant, '')
    vi.advanceTimersByTime(5000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(termRequests()[0]?.headers['if-modified-since']).toBe(stamp), { timeout: 20_000 })
    expect(text('common.save')).toBe('Save')
  })

  it('I18N-05 stores the last three languages, each with its date', async () => {
    vi.useRealTimers()
    await startLanguage(boot, tenant, '')
    for (const language of ['de', 'ar', 'th', 'fr', 'ar']) await changeLanguage(language)
    expect(termRequests().map(({ headers }) => headers['if-modified-since'] ?? null)).toEqual([
      null,
      null,
      null,
      null,
      stamp,
    ])
    expect(text('common.save')).toBe('Save in ar')
    expect(['de', 'ar', 'th', 'fr'].map((language) => keptTerms(language)?.['common.save'] ?? null)).toEqual([
      null,
      'Save in ar',
      'Save in th',
      'Save in fr',
    ])
  })

  it("I18N-04 stores English if the club doesn't support the language", async () => {
    localStorage.setItem('language', 'xx')
    const german = { language: 'de', phrases: { 'common.save': 'Speichern' } }
    await startLanguage(german, { language: 'de', supportedLanguages: ['de', 'en-gb'] }, '')
    expect(localStorage.getItem('language')).toBe('en-gb')
    expect(text('common.save')).toBe('Save in en-gb')
    expect(document.documentElement.lang).toBe('en-gb')
  })

  it('follows a stored choice unknown to the server, and `lang` in the URL before it', async () => {
    localStorage.setItem('language', 'th')
    await startLanguage(boot, tenant, '')
    expect(text('common.save')).toBe('Save in th')
    await startLanguage(boot, tenant, '?lang=ar')
    expect(localStorage.getItem('language')).toBe('ar')
    expect(document.documentElement.dir).toBe('rtl')
  })
})

describe('changeLanguage', () => {
  it('loads at once, stores the choice and updates the page', async () => {
    await startLanguage(boot, tenant, '')
    await changeLanguage('ar')
    expect(text('common.save')).toBe('Save in ar')
    expect(localStorage.getItem('language')).toBe('ar')
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(document.cookie).toContain('language=ar')
  })
})

describe('choosing twice', () => {
  it('I18N-06 keeps the last choice if an earlier one is answered later', async () => {
    let answer = () => {}
    slow.language = 'nl'
    slow.until = new Promise((resolve) => {
      answer = resolve
    })
    await startLanguage(boot, tenant, '')
    const first = changeLanguage('nl')
    await changeLanguage('ar')
    answer()
    await first
    expect(document.documentElement.lang).toBe('ar')
    expect(localStorage.getItem('language')).toBe('ar')
    expect(text('common.save')).toBe('Save in ar')
  })
})

describe('a missing phrase', () => {
  it('I18N-11 is only logged, and its English text or key is shown', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.useRealTimers()
    await startLanguage(boot, tenant, '')
    expect(text('auth.emailRequired')).toBe('auth.emailRequired')
    expect(warn).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(useLanguageStore.getState().english).not.toEqual({}), { timeout: 20_000 })
    expect(text('auth.emailRequired')).toBe('Email address is required')
    expect(warn).toHaveBeenCalledOnce()
  })
})
