import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PasswordField } from './password-field.tsx'

describe('PasswordField', () => {
  it('shows and hides the password', async () => {
    render(<PasswordField autoComplete="new-password" concealLabel="Hide" label="Password" revealLabel="Show" />)
    const box = screen.getByLabelText<HTMLInputElement>('Password')
    await userEvent.type(box, 'Demo1234')
    expect(box.type).toBe('password')
    expect(box.autocomplete).toBe('new-password')
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(box.type).toBe('text')
    expect(box.value).toBe('Demo1234')
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(box.type).toBe('password')
  })
})
