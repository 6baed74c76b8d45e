import { render, screen } from '@testing-library/react'
import type { ClassMedia } from '@upbeat/contract/studio/entities/intake'
import { expect, it } from 'vitest'
import { CaptionsDrafting } from './captions-drafting.tsx'

type Captions = ClassMedia['captions']
type Drafting = NonNullable<Captions['drafting']>

const drafting = (state: Drafting['state'], more: Partial<Drafting> = {}): Drafting => ({
  step: 'captions',
  state,
  waitsFor: null,
  ahead: 0,
  progress: 0,
  secondsLeft: null,
  reason: null,
  failure: null,
  lines: [],
  language: 'de',
  ...more,
})
const show = (captions: Partial<Captions>) =>
  render(
    <CaptionsDrafting
      captions={{ tracks: [], language: 'de', hasService: true, drafting: null, ...captions }}
      tag="yoga"
    />,
  )
const button = () => screen.queryByRole('button')?.textContent ?? null

it('TAKE-16 says that no service is configured', () => {
  show({ hasService: false })
  expect(screen.getByText('captions.noService')).toBeDefined()
  expect(button()).toBeNull()
})

it('TAKE-16 offers a draft in the class’s language, unless it already has captions', () => {
  show({})
  expect(button()).toBe('captions.draftIn')
  show({ tracks: [{ language: 'de', isDraft: true }] })
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

it.each([
  [drafting('waiting'), 'captions.draftQueued', null],
  [drafting('running'), 'captions.drafting', null],
  [drafting('waiting', { waitsFor: 'service' }), 'captions.draftWaits', 'shell.retry'],
  [drafting('failed', { reason: 'captionsFailed', failure: 'It answered 400' }), 'captions.draftFailed', 'shell.retry'],
  [drafting('failed', { reason: 'tookTooLong' }), 'captions.draftTookTooLong', 'shell.retry'],
  [drafting('failed', { reason: 'captionsUnreadable' }), 'captions.draftUnreadable', 'shell.retry'],
  [drafting('failed', { reason: 'noSpeech' }), 'captions.draftNoSpeech', 'shell.retry'],
])('TAKE-16 shows the progress of the service, and offers a retry: %#', (state, note, action) => {
  show({ drafting: state })
  expect(screen.getByRole('status').textContent).toBe(note)
  expect(button()).toBe(action)
  expect(screen.queryByText('captions.draftLines') !== null).toBe(state.failure !== null)
})
