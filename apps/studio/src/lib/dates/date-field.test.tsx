import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLanguageStore } from '../i18n/language-store.ts'
import { DateField } from './date-field.tsx'
import type { LocalKind } from './local-time.ts'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ language: 'en-gb', phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  useLanguageStore.setState(initial)
})

type FormProps = { first?: string; kind?: LocalKind; isKept?: boolean; onValue: (value: string) => void }

function Form({ first = '', onValue, ...field }: FormProps) {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    onValue(next)
    setValue(next)
  }
  return (
    <>
      <DateField {...field} label="Starts" onChange={change} value={value} />
      <button onClick={() => setValue('')} type="button">
        Clear
      </button>
    </>
  )
}

function show(props: Omit<FormProps, 'onValue'> = {}) {
  const values: string[] = []
  render(<Form {...props} onValue={(value) => values.push(value)} />)
  const field = screen.getByLabelText<HTMLInputElement>('Starts')
  return { field, values, type: (text: string) => fireEvent.change(field, { target: { value: text } }) }
}

it("shows a date in the reader's language", async () => {
  expect(show({ first: '2026-11-08' }).field.value).toBe('8 Nov 2026')
  cleanup()
  useLanguageStore.setState({ language: 'de', phrases: await loadStudioPhrases('de') })
  expect(show({ first: '2026-11-08T09:30', kind: 'dateTime' }).field.value).toBe('08.11.2026, 09:30')
})

it('keeps what is typed, understands it once it is whole, and writes it out when the field is left', () => {
  const { field, values, type } = show()
  for (const text of ['9', '9/12', '9/12/2026']) {
    type(text)
    expect(field.value).toBe(text)
  }
  expect(values).toEqual(['2026-12-09'])
  fireEvent.blur(field)
  expect(field.value).toBe('9 Dec 2026')
  type('9 Dec')
  expect(values.at(-1)).toBe('')
})

it('says how to write a date that it does not understand, and loses nothing', () => {
  const { field, type } = show({ first: '2026-11-08' })
  type('31 Feb 2026')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  fireEvent.blur(field)
  expect(field.value).toBe('31 Feb 2026')
  expect(screen.getByText('Write it like 31 Jan 2027')).toBeTruthy()
  type('28 Feb 2026')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

it('is emptied from elsewhere, and by hand', () => {
  const { field, values, type } = show({ first: '2026-11-08' })
  fireEvent.click(screen.getByText('Clear'))
  expect(field.value).toBe('')
  type('1 Dec 2026')
  type('')
  expect([field.value, values]).toEqual(['', ['2026-12-01', '']])
  fireEvent.blur(field)
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

it("takes a date from the browser's calendar", () => {
  const { field, values } = show({ first: '2026-11-08T09:30', kind: 'dateTime' })
  const picker = document.querySelector<HTMLInputElement>('input[type=datetime-local]')
  if (!picker) throw new Error('There is no calendar')
  picker.showPicker = vi.fn()
  fireEvent.click(screen.getByRole('button', { name: 'Calendar: Starts' }))
  expect(picker.showPicker).toHaveBeenCalledOnce()
  fireEvent.change(picker, { target: { value: '2026-12-01T18:00' } })
  expect([field.value, values]).toEqual(['1 Dec 2026, 18:00', ['2026-12-01T18:00']])
})

it('keeps the last date where there must be one', () => {
  const { field, values, type } = show({ first: '2026-11-08', isKept: true })
  type('')
  expect([field.value, values]).toEqual(['', []])
  fireEvent.blur(field)
  expect(field.value).toBe('8 Nov 2026')
  type('8 Nov')
  fireEvent.blur(field)
  expect([field.value, field.getAttribute('aria-invalid'), values]).toEqual(['8 Nov', 'true', []])
  type('9 Nov 2026')
  expect([field.getAttribute('aria-invalid'), values]).toEqual([null, ['2026-11-09']])
})
