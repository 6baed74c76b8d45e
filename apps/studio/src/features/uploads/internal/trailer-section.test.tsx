import { fireEvent, render, screen } from '@testing-library/react'
import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TrailerSection } from './trailer-section.tsx'

const send = vi.fn()
beforeEach(() => vi.stubGlobal('fetch', send))
afterEach(() => vi.unstubAllGlobals())

/** The trailer of a class of 1:02. */
function Section() {
  const [typed, setTyped] = useState({ from: '0:50', to: '1:00' })
  const video = { version: 1, durationSecond: 62, steps: [], trailer: null } as unknown as ClassVideo
  return (
    <TrailerSection
      onTrailer={() => Promise.resolve()}
      onTyped={setTyped}
      second={0}
      tag="flow"
      trailer={null}
      typed={typed}
      video={video}
    />
  )
}

it('TAKE-15 says that a range is too long or ends after the class before the trailer is made', () => {
  render(<Section />)
  const [from, to] = ['pictures.from', 'pictures.to'].map((label) => screen.getByLabelText(label))
  const problem = () => screen.getByRole('status').textContent
  const type = (field: HTMLElement | undefined, value: string) =>
    field && fireEvent.change(field, { target: { value } })
  expect(problem()).toBe('')
  type(to, '1:10')
  expect(problem()).toBe('pictures.beyondProblem')
  type(to, '2:10')
  expect(problem()).toBe('pictures.lengthProblem')
  type(to, '1:02')
  expect(problem()).toBe('')
  // Half typed.
  type(from, '1:')
  expect(problem()).toBe('')
  if (from) fireEvent.blur(from)
  expect(problem()).toBe('media.timeProblem')
  fireEvent.click(screen.getByRole('button', { name: 'pictures.makeTrailer' }))
  expect(send).not.toHaveBeenCalled()
})
