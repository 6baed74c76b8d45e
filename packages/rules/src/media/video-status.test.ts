import { expect, it } from 'vitest'
import { arrivingStatus, preparedStatus } from './video-status.ts'

const step = (name: string, state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled', more: object = {}) => ({
  step: name,
  state,
  progress: 0,
  waitsFor: null,
  reason: null,
  ...more,
})
const status = (steps: ReturnType<typeof step>[], { isPlayable = false, refusal = null as string | null } = {}) =>
  preparedStatus({ refusal, isPlayable, steps })

it.each([
  ['is refused', status([step('probe', 'done')], { refusal: 'notVideo' }), ['failed', null, 'notVideo']],
  ['fails', status([step('low', 'failed', { reason: 'crashed' })]), ['failed', null, 'crashed']],
  ['fails without a known cause', status([step('low', 'failed')]), ['failed', null, 'other']],
  ['fails later than it plays', status([step('ladder', 'failed')], { isPlayable: true }), ['failed', null, 'other']],
  ['was cancelled', status([step('low', 'cancelled')]), ['failed', null, 'cancelled']],
  ['waits for its turn', status([step('probe', 'waiting')]), ['waiting', 0, null]],
  ['waits for space', status([step('low', 'waiting', { waitsFor: 'disk' })]), ['waiting', 0, 'disk']],
  ['is looked at', status([step('probe', 'running')]), ['preparing', 0, null]],
  [
    'is encoded',
    status([step('posters', 'done'), step('low', 'running', { progress: 0.5 })]),
    ['preparing', 0.6, null],
  ],
  [
    'plays, and is encoded',
    status([step('low', 'done'), step('ladder', 'running', { progress: 0.5 })], { isPlayable: true }),
    ['ready', 0.625, null],
  ],
  ['is done', status([step('low', 'done')], { isPlayable: true }), ['ready', null, null]],
])('TAKE-10 tells the state of a video that %s', (_name, { state, progress, reason }, expected) => {
  expect([state, progress, reason]).toEqual(expected)
})

it.each([
  [60_000, 'uploading'],
  [60_001, 'interrupted'],
])('TAKE-10 an upload that has been silent for %d ms is %s', (idleMs, state) => {
  expect(arrivingStatus({ received: 0.34, idleMs })).toEqual({ state, progress: 0.34, reason: null })
})
