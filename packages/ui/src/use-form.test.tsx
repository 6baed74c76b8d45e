import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { FormNotice } from './form-notice.tsx'
import { TextField } from './text-field.tsx'
import { type FormFailure, useForm } from './use-form.ts'

type Values = { name: string; agreed: boolean }
type Send = (values: Values) => Promise<FormFailure<Values, 'missing' | 'taken' | 'failed'> | undefined>

function Specimen({ send }: { send: Send }) {
  const { form, text, tick, notice, busy } = useForm({
    initial: { name: '', agreed: false },
    check: ({ name, agreed }: Values) => ({
      ...(name === '' && { name: 'missing' as const }),
      ...(!agreed && { agreed: 'missing' as const }),
    }),
    send,
    describe: (problem) => `It is ${problem}`,
  })
  return (
    <form {...form}>
      <FormNotice text={notice} />
      <TextField {...text('name')} label="Name" />
      <Checkbox {...tick('agreed')} label="Agreed" />
      <Button busy={busy} type="submit">
        Send
      </Button>
    </form>
  )
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name')
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

describe('useForm', () => {
  it('does not submit invalid input, shows errors at the fields and focuses the first', async () => {
    const send = vi.fn<Send>(async () => undefined)
    render(<Specimen send={send} />)
    await press()
    expect(send).not.toHaveBeenCalled()
    expect(screen.getAllByText('It is missing')).toHaveLength(2)
    expect(document.activeElement).toBe(name())
    expect(name().getAttribute('aria-describedby')).toBe(screen.getAllByText('It is missing')[0]?.id)
  })

  it('clears an error once fixed, and goes to the next', async () => {
    render(<Specimen send={async () => undefined} />)
    await press()
    await userEvent.type(name(), 'Ada')
    expect(screen.getAllByText('It is missing')).toHaveLength(1)
    await press()
    expect(document.activeElement).toBe(screen.getByLabelText('Agreed'))
  })

  it('keeps the input if submission fails, and shows why', async () => {
    let failure: Awaited<ReturnType<Send>> = { notice: 'failed' }
    render(<Specimen send={async () => failure} />)
    await userEvent.type(name(), 'Ada')
    await userEvent.click(screen.getByLabelText('Agreed'))
    await press()
    expect((await screen.findByRole('alert')).textContent).toBe('It is failed')
    expect(name().value).toBe('Ada')
    failure = { problems: { name: 'taken' } }
    await press()
    expect(await screen.findByText('It is taken')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(document.activeElement).toBe(name())
  })

  it('submits once, however often it is pressed during the submission', async () => {
    let finish: (value: undefined) => void = () => {}
    const send = vi.fn<Send>(() => new Promise((resolve) => (finish = resolve)))
    render(<Specimen send={send} />)
    await userEvent.type(name(), 'Ada')
    await userEvent.click(screen.getByLabelText('Agreed'))
    await press()
    await press()
    await userEvent.type(name(), '{Enter}')
    expect(send).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true')
    finish(undefined)
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull())
  })
})
