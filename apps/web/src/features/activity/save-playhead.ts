import { ApiError } from '@upbeat/client/api-error.ts'
import type { Playhead } from '@upbeat/contract/entities/playhead'
import { errors } from '@upbeat/contract/errors'
import { queryClient } from '../../lib/api/query-client.ts'
import { clock } from '../../lib/clock.ts'
import { playheadsQuery } from './queries.ts'
import { sendReport } from './send-report.ts'

type Place = { position: number; duration: number }

/**
 * Saves the member's position in seconds on the server, for resuming on any device. `onGone` is called if the class is no longer
 * available.
 */
export function savePlayhead(tag: string, place: Place, onGone?: () => void): Promise<void> {
  const saving = save(tag, place, onGone).finally(() => underWay.delete(saving))
  underWay.add(saving)
  return saving
}

/** Calls `save` before playheads are read, until the signal aborts. */
export function saveBeforeReading(save: () => void, signal: AbortSignal): void {
  unsaved.add(save)
  signal.addEventListener('abort', () => unsaved.delete(save))
}

/** Waits until the player's position is on the server: a page that lists playheads is loaded before the player is left. */
export async function playheadsSaved(): Promise<void> {
  for (const save of unsaved) save()
  await Promise.allSettled(underWay)
}

const unsaved = new Set<() => void>()
const underWay = new Set<Promise<void>>()

async function save(tag: string, { position, duration }: Place, onGone: (() => void) | undefined): Promise<void> {
  const at = new Date(clock.now()).toISOString()
  const body = { positionSecond: Math.round(position), durationSecond: Math.round(duration), at }
  const onRefused = (error: unknown) => {
    if (error instanceof ApiError && error.status === errors.classNotFound.status) onGone?.()
  }
  const saved = (await sendReport({ call: 'savePlayhead', params: { tag }, body }, onRefused)) as Playhead | null
  if (!saved) return
  queryClient.setQueryData(
    playheadsQuery().queryKey,
    (known) => known && [saved, ...known.filter((playhead) => playhead.tag !== tag)],
  )
}
