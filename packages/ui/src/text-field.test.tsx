import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { TextField } from './text-field.tsx'

describe('TextField', () => {
  it('associates its label, description and error with the field, and keeps its value', async () => {
    const field = (error?: string) => (
      <TextField description="We never share it." error={error} label="E-mail" type="email" />
    )
    const { rerender } = render(field())
    const box = screen.getByLabelText<HTMLInputElement>('E-mail')
    await userEvent.type(box, 'amara@')
    expect(described(box)).toBe('We never share it.')
    expect(box.hasAttribute('aria-invalid')).toBe(false)

    rerender(field('Enter a full address.'))
    expect(screen.getByLabelText('E-mail')).toBe(box)
    expect(box.value).toBe('amara@')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(described(box)).toBe('Enter a full address. We never share it.')
  })

  it('keeps a hidden label for screen readers', () => {
    render(<TextField hideLabel label="Search" type="search" />)
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeTruthy()
  })

  it('writes email addresses left to right in every language', () => {
    render(<TextField label="E-mail" type="email" />)
    expect(screen.getByLabelText('E-mail').getAttribute('dir')).toBe('ltr')
  })
})

function described(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
