import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Snackbar } from './snackbar.tsx'

describe('Snackbar', () => {
  it('announces through an existing live region', () => {
    const { rerender } = render(<Snackbar text="Saved" tone="success" visible={false} />)
    const region = screen.getByRole('status')
    expect(region.textContent).toBe('')
    rerender(<Snackbar text="Saved" tone="success" visible />)
    expect(screen.getByRole('status')).toBe(region)
    expect(region.textContent).toBe('Saved')
  })

  it.each(['info', 'success'] as const)('has a style for %s', (tone) => {
    render(<Snackbar text="Saved" tone={tone} visible />)
    expect(screen.getByText('Saved').parentElement?.getAttribute('data-tone')).toBe(tone)
  })

  it('ignores presses elsewhere and Escape', () => {
    render(<Snackbar text="Saved" tone="info" visible />)
    fireEvent.pointerDown(document.body)
    fireEvent.click(document.body)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.getByText('Saved')).toBeTruthy()
  })
})
