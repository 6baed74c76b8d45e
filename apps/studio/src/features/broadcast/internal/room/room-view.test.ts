import type { BroadcastHealth, BroadcastPhase } from '@upbeat/contract/studio/entities/broadcast'
import { expect, it } from 'vitest'
import { roomView } from './room-view.ts'

const from = (source: BroadcastHealth['source']): BroadcastHealth => ({
  source,
  connectedAt: '2026-11-26T18:00:00.000Z',
  lastSegmentAt: null,
  video: null,
  audio: null,
  gaps: [],
  problems: [],
})

it.each<[BroadcastPhase, BroadcastHealth | null, 'on' | 'off' | 'ended', string]>([
  ['early', null, 'off', 'idle'],
  ['rehearsal', null, 'off', 'idle'],
  ['onAir', null, 'off', 'due'],
  ['onAir', null, 'ended', 'ended'],
  ['ended', null, 'off', 'over'],
  ['early', null, 'on', 'rehearsal'],
  ['rehearsal', from('browser'), 'on', 'rehearsal'],
  ['onAir', from('browser'), 'on', 'live'],
  ['rehearsal', from('rtmp'), 'off', 'incomingRehearsal'],
  ['onAir', from('rtmp'), 'off', 'incomingLive'],
  ['onAir', from('browser'), 'off', 'otherLive'],
])('WEEK-06 phase %s: only from the start do members see it', (phase, health, page, view) => {
  const capture = page === 'on' ? 'on' : 'off'
  expect(roomView({ phase, health }, { capture, hasEnded: page === 'ended' })).toBe(view)
})
