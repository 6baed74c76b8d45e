import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { createLog } from '../apps/server/src/platform/logging/log.ts'
import { type Figure, percentile } from './figure.ts'

const series = 1000
const weeks = 40
const rounds = 5
const warmUps = 8
const host = 'pulse.localhost:4000'
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const dayMs = 86_400_000

/** A week of a thousand series on the real server with the embedded database, with double bookings. */
export async function liveWeek(dataDir: string): Promise<Figure[]> {
  const config = readConfig({
    CHECK_REPLIES: 'off',
    DEMO: 'on',
    CLOCK: 'demo',
    DATA_DIR: join(dataDir, 'live-studio'),
  })
  const app = await createApp(config, createLog('silent'))
  const headers: Record<string, string> = { host, origin: `http://${host}` }
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const url = `/studio/api/v1${path}`
    const reply = await app.server.inject({ method, url, headers, ...(payload && { payload }) })
    if (reply.statusCode > 299) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`)
    return reply
  }
  try {
    const reply = await call('POST', '/session', { email: 'owner@pulse.example', password: 'Demo1234' })
    headers.cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    for (let number = 0; number < series; number += 1) await call('POST', '/live-events', seriesOf(number))
    const monday = Math.floor(Date.now() / dayMs - 4) * dayMs
    const times: number[] = []
    for (let turn = -warmUps; turn < weeks * rounds; turn += 1) {
      const from = monday + ((turn + weeks) % weeks) * 7 * dayMs
      const query = new URLSearchParams({
        from: new Date(from).toISOString(),
        until: new Date(from + 8 * dayMs).toISOString(),
      })
      const started = performance.now()
      await call('GET', `/live-events?${query}`)
      if (turn >= 0) times.push(performance.now() - started)
    }
    const name = `a week of ${series} live series, 95th`
    return [{ name, result: percentile(times, 0.95), unit: 'ms', target: { atMost: 100 } }]
  } finally {
    await app.close()
    rmSync(config.DATA_DIR, { recursive: true, force: true })
  }
}

function seriesOf(number: number): object {
  const days = [0, 2, 5].slice(0, 1 + (number % 3)).map((step) => weekdays[(number + step) % 7])
  const minutes = 360 + (number % 60) * 15
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    kind: 'broadcast',
    name: `Series ${number}`,
    instructor: `Coach ${number % 80}`,
    room: `Room ${number % 40}`,
    localStart: `2026-01-05T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`,
    timeZone: ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata'][number % 3],
    durationSecond: 2700,
    recurrence: { frequency: 'weekly', interval: 1 + (number % 2), weekdays: days, end: null },
  }
}
