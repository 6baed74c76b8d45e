import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

describe('the job queue', () => {
  it('does what the clock asks for, which comes without data and is of no club', async () => {
    await app.advance(0)
    await app.database.execute(`insert into pgboss.job (name, data) values ('subscriptionsDue', null)`)
    await app.advance(0)
    const states = await app.database.execute(`select distinct state from pgboss.job where name = 'subscriptionsDue'`)
    expect(states.rows).toEqual([{ state: 'completed' }])
  })
})
