import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MalformedAmf, readAmf, writeAmf } from './amf0.ts'
import { createChunkReader, MalformedChunks } from './chunk-reader.ts'
import { createRtmpConnection } from './connection.ts'
import { writeMessage } from './write-message.ts'

/** Everything an encoder sends until it publishes. */
function greeting(name: string): Buffer {
  return Buffer.concat([
    Buffer.from([3]),
    Buffer.alloc(1536, 7),
    Buffer.alloc(1536, 8),
    writeMessage(20, writeAmf('connect', 1, { app: 'live', tcUrl: 'rtmp://club.example/live', flashVer: 'FMLE/3.0' })),
    writeMessage(20, writeAmf('releaseStream', 2, null, name)),
    writeMessage(20, writeAmf('createStream', 4, null)),
    writeMessage(20, writeAmf('publish', 5, null, name, 'live'), { streamId: 1, chunkStream: 8 }),
  ])
}

function connect(answer: string | null) {
  const sent: Buffer[] = []
  const media: [string, number, string][] = []
  const asked: string[] = []
  let isClosed = false
  const connection = createRtmpConnection({
    send: (bytes) => sent.push(bytes),
    publish: async (name) => {
      asked.push(name)
      return answer
    },
    media: (kind, timestamp, payload) => media.push([kind, timestamp, payload.toString()]),
    close: () => {
      isClosed = true
    },
  })
  return {
    ...connection,
    sent,
    media,
    asked,
    isClosed: () => isClosed,
    text: () => Buffer.concat(sent).toString('latin1'),
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('an RTMP connection', () => {
  it.each([1, 7, 100, 5000])('is understood in pieces of %i bytes', async (size) => {
    const rtmp = connect(null)
    const bytes = greeting('a.key?backup=1')
    for (let at = 0; at < bytes.length; at += size) rtmp.receive(bytes.subarray(at, at + size))
    await settle()
    expect(rtmp.asked).toEqual(['a.key'])
    expect(rtmp.text()).toContain('NetConnection.Connect.Success')
    expect(rtmp.text()).toContain('NetStream.Publish.Start')
    rtmp.receive(writeMessage(9, Buffer.from('picture'.repeat(50)), { streamId: 1, chunkStream: 6 }))
    rtmp.receive(writeMessage(8, Buffer.from('sound'), { streamId: 1, chunkStream: 4 }))
    expect(rtmp.media).toEqual([
      ['video', 0, 'picture'.repeat(50)],
      ['audio', 0, 'sound'],
    ])
    rtmp.receive(writeMessage(20, writeAmf('deleteStream', 6, null, 1)))
    expect(rtmp.isClosed()).toBe(true)
  })

  it('is told why it is refused, and closed', async () => {
    const rtmp = connect('the event is over')
    rtmp.receive(greeting('a.key'))
    await settle()
    expect(rtmp.text()).toContain('NetStream.Publish.BadName')
    expect(rtmp.text()).toContain('the event is over')
    expect(rtmp.isClosed()).toBe(true)
    rtmp.receive(writeMessage(9, Buffer.from('picture')))
    expect(rtmp.media).toEqual([])
  })

  it('is closed if it sends much without publishing, plays, or speaks another protocol', () => {
    const flood = connect(null)
    flood.receive(greeting('a').subarray(0, 3073))
    for (let sent = 0; sent < 80; sent++) flood.receive(writeMessage(3, Buffer.alloc(1000)))
    expect(flood.isClosed()).toBe(true)
    const viewer = connect(null)
    viewer.receive(greeting('a').subarray(0, 3073))
    viewer.receive(writeMessage(20, writeAmf('play', 5, null, 'a')))
    expect(viewer.isClosed()).toBe(true)
    const browser = connect(null)
    browser.receive(Buffer.from(`GET / HTTP/1.1\r\n${'x'.repeat(2000)}`))
    expect(browser.isClosed()).toBe(true)
  })

  it('survives any bytes: it closes or throws an error of its own', () => {
    for (let round = 0; round < 300; round++) {
      const rtmp = connect(null)
      const bytes = Buffer.concat([greeting('a').subarray(0, 3073), randomBytes(600)])
      try {
        rtmp.receive(bytes)
      } catch (error) {
        expect(error instanceof MalformedChunks || error instanceof MalformedAmf).toBe(true)
      }
    }
  })
})

describe('chunks', () => {
  it('have times from zero, by distance, and extended', () => {
    const { read } = createChunkReader(() => 1000)
    const head = (bytes: number[], payload: string) => Buffer.concat([Buffer.from(bytes), Buffer.from(payload)])
    const messages = [
      ...read(head([0x04, 0, 0, 100, 0, 0, 1, 9, 1, 0, 0, 0], 'a')),
      ...read(head([0x44, 0, 0, 40, 0, 0, 1, 9], 'b')),
      ...read(head([0x84, 0, 0, 30], 'c')),
      ...read(head([0xc4], 'd')),
      ...read(head([0x04, 0xff, 0xff, 0xff, 0, 0, 1, 9, 1, 0, 0, 0, 0x01, 0, 0, 5], 'e')),
    ]
    expect(messages.map(({ timestamp, payload }) => [timestamp, payload.toString()])).toEqual([
      [100, 'a'],
      [140, 'b'],
      [170, 'c'],
      [200, 'd'],
      [0x01000005, 'e'],
    ])
  })

  it('are refused if the length of a message changes before it ends', () => {
    const { read } = createChunkReader(() => 1000)
    const chunk = (length: number, payload: number) =>
      Buffer.concat([Buffer.from([0x04, 0, 0, 0, 0, 0, length, 9, 1, 0, 0, 0]), Buffer.alloc(payload)])
    expect(read(chunk(200, 128))).toEqual([])
    expect(() => read(chunk(50, 128))).toThrow(MalformedChunks)
  })

  it('are refused if a message is larger than allowed', () => {
    const { read } = createChunkReader(() => 10)
    expect(() => read(writeMessage(9, Buffer.alloc(11)))).toThrow(MalformedChunks)
  })
})

describe('AMF0', () => {
  it('is read as it was written', () => {
    const values = ['connect', 1, { app: 'live', isLive: true, list: { deep: null } }, null, undefined, -2.5]
    expect(readAmf(writeAmf(...values))).toEqual(values)
  })

  it('is refused if it is cut off, too deep, or of another kind', () => {
    const whole = writeAmf('connect', { app: 'live' })
    for (let length = 1; length < whole.length; length++) {
      if (length !== 10) expect(() => readAmf(whole.subarray(0, length))).toThrow(MalformedAmf)
    }
    let deep = {}
    for (let depth = 0; depth < 20; depth++) deep = { deep }
    expect(() => readAmf(writeAmf(deep))).toThrow(MalformedAmf)
    expect(() => readAmf(Buffer.from([0x11]))).toThrow(MalformedAmf)
  })
})
