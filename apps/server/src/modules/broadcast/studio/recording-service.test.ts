import type { BroadcastRecording, StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createBrowserSender } from '../../../testing/browser-sender.ts'
import { changeEvent } from '../../../testing/change-event.ts'
import { type IntakeApp, openIntakeApp } from '../../../testing/intake-app.ts'
import { createEncode } from '../../intake/encoding/encoder-process.ts'

const eventId = 'pulse-event-climb-club'

let app: IntakeApp
let member: { token: string; userId: string }
beforeAll(async () => {
  app = await openIntakeApp({ LIVE_KEY_SECRET: 'secret-of-the-recording-test', RTMP: 'off' }, createEncode())
  member = await app.signIn('active@pulse.example')
})
afterAll(() => app.close())

async function now() {
  return Date.parse((await app.call('GET', '/demo/clock')).json().now)
}

/** Records a class of so many segments of two seconds; the peaks are those of its sound. */
async function record(peaks: number[]) {
  await app.advance(7200)
  const startsAt = new Date((await now()) - 1000)
  await changeEvent(app, eventId, () => ({ startsAt, durationSecond: 600, media: null }))
  const sender = createBrowserSender(app, app.manager, eventId)
  await sender.start({ seconds: peaks.length * 2 })
  for (const [number, peak] of peaks.entries()) {
    await app.advance(2)
    await sender.put('high', number)
    await sender.put('sound', number, undefined, { peak: String(peak) })
  }
  return { sender, params: { id: eventId, startsAt: startsAt.toISOString() } }
}

async function recorded(peaks: number[]) {
  const { sender, params } = await record(peaks)
  await sender.stop()
  await app.advance(700)
  return params
}

const view = async (): Promise<StudioBroadcast> =>
  (await app.studio('getBroadcast', { as: app.manager, params: { id: eventId } })).body
const entries = async () =>
  (await app.studio('listAudit', { as: await app.newStaff('owner') })).body.entries as { action: string }[]

async function liveLink() {
  const reply = await app.call('GET', `/api/v2/ondemand/connect/${eventId}/${member.userId}`, { token: member.token })
  return reply.json().liveStreamingLink as string
}

/** The length of what members play at the event's address, in seconds. */
async function playedSeconds() {
  const path = new URL(await liveLink()).pathname
  const master = (await app.call('GET', path)).text
  const [name = ''] = master.split('\n').filter((line) => /^\w+\.m3u8$/.test(line))
  const text = (await app.call('GET', path.replace('master.m3u8', name))).text
  return [...text.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0)
}

describe('a recording', { timeout: 120_000 }, () => {
  it('WEEK-08 is shown with keyframes, silence and where to cut', async () => {
    const params = await recorded([-90, -90, -20, -20, -90, -90])
    const { status, body } = await app.studio('getRecording', { as: app.manager, params })
    const recording: BroadcastRecording = body
    expect(status).toBe(200)
    expect(recording.durationSecond).toBeCloseTo(12, 0)
    expect(recording.keyframes.map(Math.round)).toEqual([0, 2, 4, 6, 8, 10])
    expect(recording.silences).toHaveLength(2)
    expect([recording.suggestedFrom, recording.suggestedTo].map(Math.round)).toEqual([4, 8])
    expect((await app.call('GET', new URL(recording.link).pathname)).text).toContain('high.m3u8')
    const support = await app.newStaff('support')
    expect((await app.studio('makeClassOfRecording', { as: support, params, body: {} })).status).toBe(403)
  })

  it('WEEK-08 becomes a class, cut at keyframes, to which the live link leads once it is published', async () => {
    const params = await recorded([-20, -20, -20, -20, -20, -20, -20])
    const before = (await entries()).length
    const made = await app.studio('makeClassOfRecording', { as: app.manager, params, body: { from: 4.5, to: 13 } })
    expect([made.status, made.body]).toEqual([201, { tag: expect.any(String) }])
    const { tag } = made.body
    expect((await entries()).length).toBe(before + 1)
    expect((await view()).recording?.tag).toBe(tag)
    await app.work()
    const { videos } = (await app.studio('getClassMedia', { as: app.manager, params: { tag } })).body
    expect(videos[0]).toMatchObject({ refusal: null, isPlayable: true })
    expect(videos[0].durationSecond).toBeCloseTo(8, 1)
    expect(videos[0].tracks.sounds).toHaveLength(1)
    // Until then, the link leads to the whole recording.
    expect(await playedSeconds()).toBeCloseTo(14, 0)
    await app.publish(tag)
    await vi.waitUntil(async () => Math.abs((await playedSeconds()) - 8) < 0.2, { timeout: 10_000 })
  })

  it('can’t be cut or deleted while it is being sent', async () => {
    const { sender, params } = await record([-20, -20])
    for (const call of ['getRecording', 'discardRecording'] as const) {
      expect((await app.studio(call, { as: app.manager, params })).body.code).toBe('notAllowedNow')
    }
    await sender.stop()
  })

  it('WEEK-08 is deleted for good, which the history records', async () => {
    const params = await recorded([-20, -20])
    const link = await liveLink()
    expect((await app.studio('discardRecording', { as: app.manager, params })).status).toBe(204)
    const [entry] = await entries()
    expect(entry).toMatchObject({ action: 'broadcast.recordingDiscarded', isUndoable: false })
    expect((await app.call('GET', new URL(link).pathname)).status).toBe(404)
    expect(await liveLink()).toBe('')
    expect((await app.studio('getRecording', { as: app.manager, params })).status).toBe(404)
    expect((await view()).recording?.startsAt).not.toBe(params.startsAt)
  })
})
