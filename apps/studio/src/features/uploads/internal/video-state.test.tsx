import { render, screen } from '@testing-library/react'
import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { VideoState } from './video-state.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => useLanguageStore.setState(initial))

type Step = ClassVideo['steps'][number]
const step = (state: Step['state'], index: number): Step => ({
  step: index === 0 ? 'low' : 'ladder',
  state,
  progress: 0,
  reason: 'crashed',
  waitsFor: null,
  ahead: 0,
  secondsLeft: null,
  failure: null,
  lines: [],
})

it.each<[boolean, Step['state'][], string]>([
  [false, ['running'], 'Being prepared. You can fill in the details meanwhile.'],
  [false, ['done', 'failed'], 'This video could not be prepared.'],
  [true, ['done', 'running'], 'Ready to go on air. Better qualities follow by themselves.'],
  [true, ['done', 'failed'], 'Ready to go on air, but not in every quality.'],
  [true, ['done'], 'Ready in every quality.'],
])('TAKE-10 says of a video that plays (%s) with steps %s: %s', (isPlayable, states, text) => {
  const video = { fileName: 'take.mp4', refusal: null, isPlayable, warnings: [], steps: states.map(step), version: 1 }
  render(<VideoState tag="flow" video={fromPartial<ClassVideo>(video)} />)
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(text)
})
