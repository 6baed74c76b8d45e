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

const schema = z.object({ until: z.string().min(1) })

function Form({ send }: { send: (values: { until: string }) => Promise<void> }) {
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
  render(<Form send={send} />)
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
