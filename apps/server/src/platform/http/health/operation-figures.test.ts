import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../../testing/demo-app.ts'
import { registerOperationFigures } from './operation-figures.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
  // Opens the job queue, which creates its tables.
  await app.server.inject({ method: 'POST', url: '/demo/clock', payload: { advanceSeconds: 0 } })
})
afterAll(() => app.close())

function figures(database: Parameters<typeof registerOperationFigures>[1]['database']) {
  const register = new Registry()
  registerOperationFigures(register, { database })
  return register.metrics()
}

it('/metrics has the queues, encoding, mail, payments, disk, broadcasts and connections', async () => {
  const failing: string[] = []
  const execute: typeof app.database.execute = (text, values) =>
    app.database.execute(text, values).catch((error: Error) => {
      failing.push(error.message)
      throw error
    })
  await app.database.execute('delete from intake_step')
  await app.database.execute(`insert into intake_step (tenant_id, class_tag, version, step, priority, state, progress, attempts, due_at)
    values ('pulse', 'some-class', 1, 'ladder', 1, 'waiting', 0, 0, now() - interval '10 minutes'),
      ('pulse', 'some-class', 1, 'sound', 1, 'failed', 0, 3, now())`)
  const text = await figures({ ...app.database, execute })
  expect(failing).toEqual([])
  expect(text).toMatch(/^upbeat_encoding_steps\{state="failed"\} 1$/m)
  expect(Number(/^upbeat_encoding_oldest_seconds\{state="waiting"\} (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(599)
  expect(text).toMatch(/^upbeat_live_events 0$/m)
  expect(text).toMatch(/^upbeat_live_viewers 0$/m)
  for (const name of ['jobs_waiting', 'jobs_failed', 'emails_last_hour', 'payments_last_day', 'media_bytes']) {
    expect(text).toContain(`# TYPE upbeat_${name} gauge`)
  }
})

it('/metrics leaves out what can’t be read and keeps the rest', async () => {
  const text = await figures({
    execute: async (sql) => {
      if (sql.includes('pgboss')) throw new Error('no such schema')
      return { rows: sql.includes('live_viewer') ? [{ events: 1, viewers: 7 }] : [] }
    },
    connections: () => ({ total: 10, idle: 4, waiting: 0 }),
  })
  expect(text).toMatch(/^upbeat_live_viewers 7$/m)
  expect(text).toMatch(/^upbeat_database_connections\{state="idle"\} 4$/m)
  expect(text).not.toMatch(/^upbeat_jobs_waiting/m)
})
