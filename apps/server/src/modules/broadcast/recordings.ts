import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { broadcastPlaylist } from '@upbeat/rules/media/broadcast-playlist'
import { receivedMaster } from '@upbeat/rules/media/received-master'
import { receivedPlaylist } from '@upbeat/rules/media/received-playlist'
import { receivedSegments } from '@upbeat/rules/media/received-segments'
import { endOf, type ReceivedPart, receivedRenditions, spansFrom } from '@upbeat/rules/media/received-stream'
import { recordedTimeline } from '@upbeat/rules/media/recorded-timeline'
import type { Clock } from '../../platform/clock/clock.ts'
import { createRecent } from '../../platform/memory/recent.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import { readAssetName } from '../media/asset-name.ts'
import type { BroadcastRepository, BroadcastRow } from './repository.ts'
import { silentAfter } from './silent-after.ts'
import type { SegmentStore } from './store/segment-store.ts'

export type Recordings = ReturnType<typeof createRecordings>
type Playlist = { body: string; hasEnded: boolean }
type Viewing = { isPreview: boolean }
type Parts = {
  broadcasts: Pick<BroadcastRepository, 'find'>
  store: Pick<SegmentStore, 'read' | 'bytesOf' | 'folderOf'>
  clock: Clock
}

/** An encoder that is away this long during a class has ended it. Milliseconds. */
const maxAwayMs = 120_000
/** How long a text is cached for all viewers. Milliseconds. */
const cachedMs = 500
const maxCached = 2000
const maxCachedBytes = 32 * 1024 * 1024
/** How many segments staff see of an incoming picture. */
const staffWindow = 10

/**
 * Received broadcasts: the stream while it lasts, the recording afterwards. Members see it from the start of the class
 * on; staff (`isPreview`) see the incoming picture at any time.
 */
export function createRecordings({ broadcasts, store, clock }: Parts) {
  const kept = createRecent<string, { step: number; made: Promise<unknown> }>(maxCached)
  const segments = createRecent<string, Promise<Uint8Array | null>>(maxCachedBytes)

  /** Within a step of the clock, everyone gets the same. */
  function once<T>(key: string, make: () => Promise<T>): Promise<T> {
    const step = Math.floor(clock.now().getTime() / cachedMs)
    const known = kept.get(key)
    if (known?.step === step) return known.made as Promise<T>
    const made = make()
    kept.set(key, { step, made })
    return made
  }

  /** Null if nothing was received yet. `file`: `master.m3u8`, or a rendition's playlist. */
  function playlist(asset: string, file = 'master.m3u8', viewing: Viewing = members): Promise<Playlist | null> {
    return once(`${asset} ${file} ${viewing.isPreview}`, () => read(asset, file, viewing))
  }

  async function read(asset: string, file: string, { isPreview }: Viewing): Promise<Playlist | null> {
    const row = await rowOf(asset)
    if (!row || row.discardedAt) return null
    const now = clock.now().getTime()
    const hasEnded = isOver(row, now)
    const isIncoming = isPreview && !hasEnded
    const stream = await store.read(asset)
    if (stream.parts.length === 0) return file === 'master.m3u8' ? fromReceiver(row, asset, hasEnded, isIncoming) : null
    const from = isIncoming ? 0 : row.startsAt.getTime()
    if (file === 'master.m3u8') {
      const master = spansFrom(stream, from).length > 0 ? receivedMaster(stream) : null
      return master === null ? null : { body: master, hasEnded }
    }
    const rendition = receivedRenditions.find((name) => file === `${name}.m3u8`)
    if (!rendition) return null
    const deleted = stream.forgottenBelow[rendition] ?? 0
    const view = { from, now, hasEnded, deleted, ...(isIncoming && { window: staffWindow }) }
    const body = receivedPlaylist(stream, rendition, view)
    return body === null ? null : { body, hasEnded }
  }

  /** What nginx has received. */
  async function fromReceiver(row: BroadcastRow, asset: string, hasEnded: boolean, isIncoming: boolean) {
    const received = await receivedOf(asset)
    if (received === null) return null
    const startsAt = isIncoming ? 0 : row.startsAt.getTime()
    const body = broadcastPlaylist({ received, hasEnded, publishedAt: row.publishedAt.getTime(), startsAt })
    return body === null ? null : { body, hasEnded }
  }

  function rowOf(asset: string): Promise<BroadcastRow | null> {
    const { tenantId, tag, broadcastAt } = readAssetName(asset)
    if (!broadcastAt) return Promise.resolve(null)
    return once(`${asset} row`, () => inTenant(tenantId, () => broadcasts.find(tenantId, tag, broadcastAt)))
  }

  /** How many seconds of a broadcast nginx received. */
  async function receivedSeconds(asset: string): Promise<number> {
    const segments = receivedSegments((await receivedOf(asset)) ?? '')
    return segments.reduce((sum, { duration }) => sum + duration, 0)
  }

  /** nginx's own playlist; null if it has received nothing. */
  function receivedOf(asset: string): Promise<string | null> {
    return readFile(join(store.folderOf(asset), 'index.m3u8'), 'utf8').catch(() => null)
  }

  /**
   * The bytes of `broadcast/N.ts`, `high/N.m4s` or `high/init-N.mp4`; null if there are none, or if members may not see
   * them: what was sent before the class isn't theirs.
   */
  async function segment(
    asset: string,
    folder: string,
    file: string,
    viewing: Viewing = members,
  ): Promise<Uint8Array | null> {
    if (folder === 'broadcast') {
      if (!/^\d{1,8}\.ts$/.test(file)) return null
      const listed = await playlist(asset, 'master.m3u8', viewing)
      if (!listed?.body.includes(`\nbroadcast/${file}\n`)) return null
      return readFile(join(store.folderOf(asset), file)).catch(() => null)
    }
    const rendition = receivedRenditions.find((name) => name === folder)
    const [, number, init] = /^(?:(\d{1,8})\.m4s|init-(\d{1,8})\.mp4)$/.exec(file) ?? []
    if (!rendition || (number === undefined && init === undefined)) return null
    const row = await rowOf(asset)
    if (!row || row.discardedAt) return null
    if (number === undefined) return store.bytesOf(asset, rendition, file)
    const part = await partOf(asset, `${rendition}/${Number(number)}`)
    if (!part || (!viewing.isPreview && endOf(part) <= row.startsAt.getTime())) return null
    return bytesOf(asset, part)
  }

  /** A segment by its name. The log is read again only for one that wasn't in it half a second ago. */
  async function partOf(asset: string, name: string): Promise<ReceivedPart | undefined> {
    const known = await once(`${asset} stream`, () => store.read(asset))
    return known.byName.get(name) ?? (await store.read(asset)).byName.get(name)
  }

  /** All viewers ask for the newest segments, which are read from disk once. */
  async function bytesOf(asset: string, { rendition, number, arrivedAt, bytes }: ReceivedPart) {
    // A stream that was deleted and sent again has the same numbers.
    const key = `${asset} ${rendition}/${number} ${arrivedAt}`
    const read = () => store.bytesOf(asset, rendition, `${number}.m4s`)
    const found = await (segments.get(key) ?? segments.set(key, read(), bytes))
    if (!found) segments.remove(key)
    return found
  }

  /** The length of a recording in seconds; 0 without one. */
  async function recordedSeconds(asset: string, startsAt: Date): Promise<number> {
    const stream = await store.read(asset)
    if (stream.parts.length > 0) return recordedTimeline(stream, startsAt.getTime()).duration
    return (await nginxFiles(asset)).reduce((sum, { duration }) => sum + duration, 0)
  }

  /** The segments of a recording by nginx. */
  async function nginxFiles(asset: string) {
    const body = (await playlist(asset))?.body ?? ''
    const files = receivedSegments(body.replaceAll('\nbroadcast/', '\n'))
    return Promise.all(
      files.map(async (each) => {
        const found = await stat(join(store.folderOf(asset), each.file)).catch(() => null)
        return { ...each, bytes: found?.size ?? 0 }
      }),
    )
  }

  /** The class that was made of a recording; null without one. */
  async function classOf(asset: string): Promise<string | null> {
    return (await rowOf(asset))?.classTag ?? null
  }

  /** Reads a broadcast anew. */
  function forget(asset: string): void {
    for (const name of ['row', 'master.m3u8 false', 'master.m3u8 true']) kept.remove(`${asset} ${name}`)
  }

  return { playlist, segment, receivedSeconds, recordedSeconds, nginxFiles, classOf, forget }
}

const members: Viewing = { isPreview: false }

/** Whether nothing more will come: the playlist is closed. */
export function isOver({ onAir, lastSeenAt, endsAt }: BroadcastRow, now: number): boolean {
  const silent = now - lastSeenAt.getTime()
  if (onAir && silent < silentAfter) return false
  return now >= endsAt.getTime() || silent >= maxAwayMs
}
