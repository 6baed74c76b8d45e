import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { useStudioForm } from '../forms/use-studio-form.ts'
import { useLanguageStore } from '../i18n/language-store.ts'
import { DateField } from './date-field.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ language: 'en-gb', phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  useLanguageStore.setState(initial)
})

const required = z.object({ until: z.string().min(1) })
const optional = z.object({ until: z.string() })

type FormProps = { schema: typeof optional; send: (values: { until: string }) => Promise<void> }

function Form({ schema, send }: FormProps) {
  const { props, dateField } = useStudioForm({
    schema,
    initial: { until: '' },
    problems: { until: 'plans.untilProblem' },
    send,
  })
  return (
    <form {...props}>
      <DateField {...dateField('until')} kind="dateTime" label="Until" />
      <button type="submit">Save</button>
    </form>
  )
}

it('is checked, focused and sent by a form as the local time that was typed', async () => {
  const send = vi.fn(async () => undefined)
  render(<Form schema={required} send={send} />)
  const field = screen.getByLabelText<HTMLInputElement>('Until')
  fireEvent.click(screen.getByText('Save'))
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: '31 Jan 2027, 9:30 pm' } })
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull())
  fireEvent.blur(field)
  expect(field.value).toBe('31 Jan 2027, 21:30')
  fireEvent.click(screen.getByText('Save'))
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ until: '2027-01-31T21:30' }))
})

it('is not left out of a form because its text is no date', async () => {
  const send = vi.fn(async () => undefined)
  render(<Form schema={optional} send={send} />)
  const field = screen.getByLabelText<HTMLInputElement>('Until')
  const type = (text: string) => fireEvent.change(field, { target: { value: text } })
  type('31 Jan 2027, 9:30')
  type('31.1.27, 9:30')
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.click(screen.getByText('Save'))
  expect(document.activeElement).toBe(field)
  expect(screen.getByText('Write it like 31 Jan 2027, 18:30')).toBeTruthy()
  await new Promise((done) => setTimeout(done))
  expect(send).not.toHaveBeenCalled()
  expect(field.value).toBe('31.1.27, 9:30')
  type('31.1.2027, 9:30')
  fireEvent.click(screen.getByText('Save'))
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ until: '2027-01-31T09:30' }))
})
