import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

/** A browser's download: without credential and our headers. */
function download(id: string, query = '', host = 'localhost:4000') {
  return app.server.inject({ url: `/api/v1/connect/events/${id}/calendar.ics${query}`, headers: { host } })
}

function field(file: string, name: string) {
  return new RegExp(`^${name}(?:;VALUE=URI)?:(.*)$`, 'm').exec(file.replaceAll('\r\n ', '').replaceAll('\r', ''))?.[1]
}

const basic = (iso: string) => `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`

describe('GET /api/v1/connect/events/{id}/calendar.ics', () => {
  it('is a public file of the event, with its times in UTC', async () => {
    const { eventData } = (await app.call('GET', '/api/v1/connect/events')).json()
    const event = eventData.find(({ id }: { id: string }) => id === 'pulse-event-deep-core')
    const { statusCode, headers, body } = await download(event.id)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toContain('.ics')
    const start = Date.parse(event.live.active_Time)
    expect(field(body, 'UID')).toBe('pulse-event-deep-core@pulse')
    expect(field(body, 'SUMMARY')).toBe(event.title)
    expect(field(body, 'LOCATION')).toContain('Pulse Club')
    expect(field(body, 'URL')).toBe('http://localhost:4000/connect/live/pulse-event-deep-core?tenant=pulse')
    expect(field(body, 'DTSTART')).toBe(basic(event.live.active_Time))
    expect(field(body, 'DTEND')).toBe(basic(new Date(start + event.duration * 1000).toISOString()))
  })

  it('is for the requested day if the event is daily', async () => {
    const { eventData } = (await app.call('GET', '/api/v1/connect/events')).json()
    const { schedule } = eventData.find(({ id }: { id: string }) => id === 'pulse-event-wind-down')
    const third = schedule.availableDate[2]
    const { body } = await download('pulse-event-wind-down', `?start=${third}`)
    expect(field(body, 'DTSTART')).toBe(basic(third))
    expect(field(body, 'UID')).toBe(`pulse-event-wind-down.${third.slice(0, 10)}@pulse`)
    const unknown = await download('pulse-event-wind-down', '?start=2020-01-01T00:00:00Z')
    expect(field(unknown.body, 'DTSTART')).toBe(basic(schedule.availableDate[0]))
  })

  it('is found only in its own club, by host or name', async () => {
    const id = 'tempo-event-zirkel'
    expect((await download(id)).statusCode).toBe(404)
    expect((await download(id, '?tenant=tempo')).statusCode).toBe(200)
    expect((await download(id, '', 'tempo.localhost:4000')).statusCode).toBe(200)
    expect((await download(id, '?tenant=nobody')).statusCode).toBe(400)
  })

  it('is refused for an invalid start, and not found for a recording or an unknown event', async () => {
    expect((await download('pulse-event-deep-core', '?start=soon')).statusCode).toBe(400)
    expect((await download('pulse-event-001')).statusCode).toBe(404)
    expect((await download('nothing')).statusCode).toBe(404)
  })
})
