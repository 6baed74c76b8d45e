import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { broadcastPlaylist } from '@upbeat/rules/media/broadcast-playlist'
import { receivedSegments } from '@upbeat/rules/media/received-segments'
import type { Clock } from '../../platform/clock/clock.ts'
import { createRecent } from '../../platform/memory/recent.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import { readAssetName } from '../media/asset-name.ts'
import type { BroadcastRepository, BroadcastRow } from './repository.ts'
import { silentAfter } from './silent-after.ts'

export type Recordings = ReturnType<typeof createRecordings>
type Playlist = { body: string; hasEnded: boolean }
type Parts = {
  broadcasts: Pick<BroadcastRepository, 'find'>
  clock: Clock
  /** The folder in which the receiver writes streams. */
  folder: string
}

/** An encoder that is away this long during a class has ended it. Milliseconds. */
const maxAwayMs = 120_000
/** How long a playlist is cached for all viewers. Milliseconds. */
const cachedMs = 500
const maxCached = 500

/** Received broadcasts: the stream while it lasts, the recording afterwards. */
export function createRecordings({ broadcasts, clock, folder }: Parts) {
  const kept = createRecent<string, { step: number; playlist: Promise<Playlist | null> }>(maxCached)

  /** Null if nothing was received yet. */
  function playlist(asset: string): Promise<Playlist | null> {
    const now = Math.floor(clock.now().getTime() / cachedMs)
    const known = kept.get(asset)
    if (known?.step === now) return known.playlist
    const made = read(asset)
    kept.set(asset, { step: now, playlist: made })
    return made
  }

  async function read(asset: string): Promise<Playlist | null> {
    const { tenantId, tag, broadcastAt } = readAssetName(asset)
    if (!broadcastAt) return null
    const row = await inTenant(tenantId, () => broadcasts.find(tenantId, tag, broadcastAt))
    const received = row && (await receivedOf(asset))
    if (!row || received === null) return null
    const hasEnded = isOver(row, clock.now().getTime())
    const times = { publishedAt: row.publishedAt.getTime(), startsAt: row.startsAt.getTime() }
    const body = broadcastPlaylist({ received, hasEnded, ...times })
    return body === null ? null : { body, hasEnded }
  }

  /** How many seconds of a broadcast were received. */
  async function receivedSeconds(asset: string): Promise<number> {
    const segments = receivedSegments((await receivedOf(asset)) ?? '')
    return segments.reduce((sum, { duration }) => sum + duration, 0)
  }

  /** The receiver's own playlist; null if nothing was received yet. */
  function receivedOf(asset: string): Promise<string | null> {
    return readFile(join(folderOf(asset), 'index.m3u8'), 'utf8').catch(() => null)
  }

  /** The bytes of a segment; null if there is none with this number. */
  async function segment(asset: string, number: number): Promise<Uint8Array | null> {
    return readFile(join(folderOf(asset), `${number}.ts`)).catch(() => null)
  }

  /** Encoded, so that the name contains no slash. */
  function folderOf(asset: string) {
    return join(folder, encodeURIComponent(asset))
  }

  return { playlist, receivedSeconds, segment }
}

function isOver({ onAir, lastSeenAt, endsAt }: BroadcastRow, now: number): boolean {
  const silent = now - lastSeenAt.getTime()
  if (onAir && silent < silentAfter) return false
  return now >= endsAt.getTime() || silent >= maxAwayMs
}
