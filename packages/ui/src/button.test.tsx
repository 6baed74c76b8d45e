import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

describe('Button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Cancel</Button>)
    expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('type')).toBe('button')
  })

  it('ignores presses while busy, keeps its name and focus', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button busy={busy} onClick={onClick} type="submit">
          Pay
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    const button = screen.getByRole('button', { name: 'Pay' })
    await userEvent.click(button)
    rerender(form(true))
    await userEvent.click(button)
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(button)
    expect(screen.getByRole('button', { name: 'Pay' })).toBe(button)
  })

  it('can be a link with the same look and content', () => {
    render(
      <Button render={<a className="own" href="/classes" />} size="large">
        Explore
      </Button>,
    )
    const link = screen.getByRole('link', { name: 'Explore' })
    expect(link.getAttribute('href')).toBe('/classes')
    expect(link.getAttribute('data-variant')).toBe('primary')
    expect(link.className).toContain('own')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
