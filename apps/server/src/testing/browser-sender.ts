import type { SentRendition } from '@upbeat/contract/studio/entities/broadcast'
import { type Fragments, fragmentClip } from './fragment-clip.ts'
import type { StaffApp, TestStaff } from './staff-app.ts'

/** Sends a clip to an event as the studio's page does. */
export function createBrowserSender(first: StaffApp, as: TestStaff, eventId: string) {
  let app = first
  let sender = ''
  let next: Partial<Record<SentRendition, number>> = {}
  let clip: Record<'high' | 'sound', Fragments> | null = null
  const kinds = ['high', 'sound'] as const
  const octets = { 'content-type': 'application/octet-stream' }

  async function start({ takeOver = false, seconds = 10 } = {}) {
    clip = await fragmentClip({ seconds })
    const renditions = [
      { name: 'high', mimeType: 'video/mp4; codecs="avc1.42c00c"', width: 320, height: 180 },
      { name: 'sound', mimeType: 'audio/mp4; codecs="mp4a.40.2"' },
    ]
    const reply = await app.studio('startSending', { as, params: { id: eventId }, body: { renditions, takeOver } })
    if (reply.status !== 200) return reply
    sender = reply.body.sender
    next = reply.body.next
    for (const rendition of kinds) await putInit(rendition, clip[rendition].init)
    return reply
  }

  function putInit(rendition: SentRendition, body: Buffer) {
    const params = { id: eventId, sender, rendition }
    return app.studio('putInitialisation', { as, params, body, headers: octets })
  }

  /** `number`: counted from the connection's first segment. */
  function put(rendition: 'high' | 'sound', number: number, body?: Buffer, query: Record<string, string> = {}) {
    const params = { id: eventId, sender, rendition, number: String((next[rendition] ?? 0) + number) }
    const bytes = body ?? clip?.[rendition].segments[number] ?? Buffer.alloc(0)
    return app.studio('putSegment', { as, params, query, body: bytes, headers: octets })
  }

  /** Sends the segments `from` to `to` of picture and sound in real time, by the app's clock. */
  async function send(from: number, to: number) {
    for (let number = from; number <= to; number++) {
      await app.advance(2)
      for (const rendition of kinds) {
        const { status, body } = await put(rendition, number)
        if (status !== 200) throw new Error(`Segment ${number}: ${status} ${JSON.stringify(body)}`)
      }
    }
  }

  return {
    start,
    putInit,
    put,
    send,
    /** Sends to another server from now on. */
    moveTo: (other: StaffApp) => {
      app = other
    },
    stop: () => app.studio('stopSending', { as, params: { id: eventId, sender } }),
    next: () => next,
    sender: () => sender,
  }
}
