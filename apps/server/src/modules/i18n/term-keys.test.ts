import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

async function terms(languageCode: string) {
  return app.call('GET', `/api/v1/getpoeditorterms?languageCode=${languageCode}`)
}

describe('the terms', () => {
  it.each([
    ['Channels.NoData', 'No data'],
    ['ClassListViews.NoClassesFound', 'no classes found'],
  ])('ERR-39 have %s, spelled exactly so, in every language', async (key, english) => {
    expect((await terms('en-gb')).json()[key]).toBe(english)
    expect((await terms('de')).json()[key]).toMatch(/\S/)
  })

  it.each([
    ['Live.NoResult', 'No live classes scheduled'],
    ['Live.NoRecordedResult', 'No recorded classes'],
  ])('ERR-40 have %s, spelled exactly so', async (key, english) => {
    expect((await terms('en-gb')).json()[key]).toBe(english)
    expect((await terms('th')).json()[key]).toMatch(/\S/)
  })
})
