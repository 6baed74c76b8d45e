import type { PlaybackError } from '@upbeat/contract/entities/playback-error'
import { playbackErrorKind, playbackErrorKinds } from '@upbeat/rules/watching/playback-error-kind'
import { Counter } from 'prom-client'
import type { Clock } from '../../platform/clock/clock.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { createAllowance } from '../../platform/limits/allowance.ts'

export type PlaybackErrors = ReturnType<typeof createPlaybackErrors>

/** A player that fails again and again, or a member who sends made-up errors, must not outweigh all others. */
const errors = { most: 5, perSecond: 1 / 60 }

/** Counts the failures that players report, for the operator; nothing about the member or the class is kept. */
export function createPlaybackErrors({ clock }: { clock: Clock }) {
  const spend = createAllowance({ ...errors, now: () => clock.now().getTime() })
  const counter = new Counter({
    name: 'upbeat_playback_errors_total',
    help: 'Failures of playback that players reported, by kind, on demand and live',
    labelNames: ['kind', 'content'],
    registers: [],
  })
  // Prometheus sees no increase in a counter that begins at 1.
  for (const kind of playbackErrorKinds) {
    for (const content of ['class', 'live']) counter.inc({ kind, content }, 0)
  }

  /**
   * Limited by member and not by session: signing in again doesn't allow more.
   * @throws Failure tooManyRequests
   */
  function report({ memberId }: MemberContext, { code, isLive }: PlaybackError) {
    spend(memberId)
    counter.inc({ kind: playbackErrorKind(code), content: isLive ? 'live' : 'class' })
  }

  return { report, counter }
}
