import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { RuleNumber } from './rule-number.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  useLanguageStore.setState(initial)
})

const range = 'Enter a whole number from 1 to 100.'

type FieldProps = { isOptional: boolean; onTake: (value: number | null) => void }

function Field({ isOptional, onTake }: FieldProps) {
  const [value, setValue] = useState<number | null>(24)
  function take(next: number | null) {
    onTake(next)
    setValue(next)
  }
  return (
    <>
      <RuleNumber isOptional={isOptional} label="Number" max={100} min={1} onChange={take} value={value} />
      <button onClick={() => setValue(7)} type="button">
        Other value
      </button>
    </>
  )
}

function open(isOptional: boolean) {
  const taken: (number | null)[] = []
  render(<Field isOptional={isOptional} onTake={(value) => taken.push(value)} />)
  const field = screen.getByLabelText<HTMLInputElement>('Number')
  return { field, taken, type: (value: string) => fireEvent.change(field, { target: { value } }) }
}

it.each(['101', '0', '1.5', ''])('keeps the rule while “%s” is typed, and shows the range', (text) => {
  const { field, taken, type } = open(false)
  type(text)
  expect([field.value, taken]).toEqual([text, []])
  expect(screen.getByText(range)).toBeTruthy()
  type('5')
  expect([field.value, taken]).toEqual(['5', [5]])
  expect(screen.queryByText(range)).toBeNull()
})

it('may be empty if optional', () => {
  const { taken, type } = open(true)
  type('')
  expect(taken).toEqual([null])
  expect(screen.queryByText(range)).toBeNull()
})

it('replaces the input if the value changes from outside', () => {
  const { field, type } = open(false)
  type('999')
  fireEvent.click(screen.getByText('Other value'))
  expect(field.value).toBe('7')
  expect(screen.queryByText(range)).toBeNull()
})
