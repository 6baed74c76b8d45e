import type { Playhead } from '@upbeat/contract/entities/playhead'
import { clock } from '../../lib/clock.ts'
import { queryClient } from '../../lib/query-client.ts'
import { playheadsQuery } from './queries.ts'
import { sendReport } from './send-report.ts'

/** Saves the member's position in seconds on the server, for resuming on any device. */
export async function savePlayhead(tag: string, position: number, duration: number): Promise<void> {
  const at = new Date(clock.now()).toISOString()
  const body = { positionSecond: Math.round(position), durationSecond: Math.round(duration), at }
  const saved = (await sendReport({ call: 'savePlayhead', params: { tag }, body })) as Playhead | null
  if (!saved) return
  queryClient.setQueryData(
    playheadsQuery().queryKey,
    (known) => known && [saved, ...known.filter((playhead) => playhead.tag !== tag)],
  )
}
