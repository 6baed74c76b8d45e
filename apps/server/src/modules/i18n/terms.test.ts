import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

async function terms(languageCode: string, headers: Record<string, string> = {}) {
  return app.call('GET', `/api/v1/getpoeditorterms?languageCode=${languageCode}`, { headers })
}

describe('the terms', () => {
  it.each([
    ['Channels.NoData', 'No data'],
    ['ClassListViews.NoClassesFound', 'no classes found'],
  ])('ERR-39 have %s, spelled so, in every language', async (key, english) => {
    expect((await terms('en-gb')).json()[key]).toBe(english)
    expect((await terms('de')).json()[key]).toMatch(/\S/)
  })

  it.each([
    ['Live.NoResult', 'No live classes scheduled'],
    ['Live.NoRecordedResult', 'No recorded classes'],
  ])('ERR-40 have %s, spelled so', async (key, english) => {
    expect((await terms('en-gb')).json()[key]).toBe(english)
    expect((await terms('th')).json()[key]).toMatch(/\S/)
  })

  it('API-18 come with their date, and not again while nothing has changed', async () => {
    const first = await terms('en-gb')
    const date = String(first.headers['last-modified'])
    expect(new Date(date).getTime()).toBeGreaterThan(0)
    expect((await terms('en-gb', { 'if-modified-since': date })).status).toBe(304)
    const before = new Date(new Date(date).getTime() - 1000).toUTCString()
    expect((await terms('en-gb', { 'if-modified-since': before })).status).toBe(200)
  })
})
