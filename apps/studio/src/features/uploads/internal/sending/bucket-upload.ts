import { idleUploadMs } from '@upbeat/rules/media/video-status'
import { failureOf } from './failure-of.ts'
import { assertUnchanged } from './file-changed.ts'
import { sendPart } from './send-part.ts'
import type { Transport, TransportCallbacks } from './transport.ts'
import { isAway, pause, untilAnswered } from './upload-retries.ts'

/** An upload that the server has begun in the bucket; parts are counted from 1. */
export type BegunInBucket = {
  partBytes: number
  received: readonly number[]
  /** Asks for the addresses of these parts, and reports how much was sent. */
  sign: (numbers: number[], sentBytes: number) => Promise<{ number: number; url: string }[]>
  /** Makes the file. Returns the parts that are missing. */
  complete: () => Promise<number[]>
}

type Callbacks = TransportCallbacks & {
  /** The bucket can't be reached from here or refuses what the server has signed, e.g. without CORS. */
  onUnreachable: () => void
}
class BucketUnreachable extends Error {}

/** With three files, what a browser sends to one host at once over HTTP/1.1. */
const partsAtOnce = 2
const mostRefusals = 3
/** Fewer could be a lost connection. */
const mostUnreached = 2
const mostRounds = 3

/** Sends a file in parts into the bucket, with addresses that the server signs. */
export function bucketUpload(
  file: File,
  { partBytes, received, sign, complete }: BegunInBucket,
  { onProgress, onSuccess, onAway, onError, onUnreachable }: Callbacks,
): Transport {
  const stopping = new AbortController()
  const { signal } = stopping
  /** What has been sent of each part. */
  const sent = new Map(received.map((number) => [number, bytesOf(number)]))
  let isReached = false

  function bytesOf(number: number) {
    return Math.min(partBytes, file.size - (number - 1) * partBytes)
  }

  function sentBytes() {
    return [...sent.values()].reduce((sum, bytes) => sum + bytes, 0)
  }

  async function run() {
    let left = Array.from({ length: Math.ceil(file.size / partBytes) }, (_, at) => at + 1)
    left = left.filter((number) => !sent.has(number))
    for (let round = 0; round < mostRounds; round++) {
      await Promise.all(Array.from({ length: partsAtOnce }, () => sendAll(left)))
      const missing = await answered(complete)
      if (missing.length === 0) return
      for (const number of missing) sent.delete(number)
      left = missing
    }
    throw new BucketUnreachable('The bucket keeps losing parts')
  }

  async function sendAll(left: number[]) {
    for (let number = left.shift(); number !== undefined; number = left.shift()) await sendOne(number)
  }

  async function sendOne(number: number) {
    const from = (number - 1) * partBytes
    const part = file.slice(from, from + partBytes)
    let [refusals, unreached] = [0, 0]
    for (let tries = 0; ; tries++) {
      await assertUnchanged(file)
      const url = await signed(number)
      const status = await sendPart(url, part, {
        signal,
        onProgress: (bytes) => {
          sent.set(number, bytes)
          onProgress(sentBytes())
        },
      })
      signal.throwIfAborted()
      if (status >= 200 && status < 300) {
        isReached = true
        sent.set(number, part.size)
        return onProgress(sentBytes())
      }
      sent.delete(number)
      // The server has just answered.
      if (status === 0 && !isReached && ++unreached >= mostUnreached) throw new BucketUnreachable()
      if (!isAway(status) && ++refusals >= mostRefusals) throw new BucketUnreachable(`The bucket answered ${status}`)
      if (isReached) onAway()
      await pause(tries, signal)
    }
  }

  async function signed(number: number): Promise<string> {
    const [part] = await answered(() => report([number]))
    if (!part) throw new Error('The server signed no address')
    return part.url
  }

  function report(numbers: number[]) {
    return sign(numbers, Math.floor(sentBytes()))
  }

  function answered<Result>(call: () => Promise<Result>): Promise<Result> {
    return untilAnswered(call, { signal, onAway })
  }

  async function start() {
    let reported = 0
    // A part on a slow line takes minutes: the upload doesn't count as interrupted meanwhile.
    const reporting = setInterval(() => {
      if (sentBytes() > reported) void report([]).catch(() => undefined)
      reported = sentBytes()
    }, idleUploadMs / 3)
    try {
      await run()
      onSuccess()
    } catch (error) {
      // Paused or cancelled.
      if (signal.aborted) return
      stopping.abort()
      if (error instanceof BucketUnreachable) onUnreachable()
      else onError(failureOf(error))
    } finally {
      clearInterval(reporting)
    }
  }

  return { start: () => void start(), stop: async () => stopping.abort() }
}
