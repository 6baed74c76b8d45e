import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingOverlay } from './loading-overlay.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const overlay = (active: boolean) => <LoadingOverlay active={active} delayMs={800} label="Loading" />
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

describe('LoadingOverlay', () => {
  it('appears after its delay and disappears when loading ends', () => {
    const { rerender } = render(overlay(true))
    pass(799)
    expect(screen.queryByText('Loading')).toBeNull()
    pass(1)
    expect(screen.getByRole('status').textContent).toBe('Loading')
    rerender(overlay(false))
    expect(screen.queryByText('Loading')).toBeNull()
  })

  it('restarts its delay each time', () => {
    const { rerender } = render(overlay(true))
    pass(500)
    rerender(overlay(false))
    pass(500)
    rerender(overlay(true))
    pass(799)
    expect(screen.queryByText('Loading')).toBeNull()
    pass(1)
    expect(screen.getByText('Loading')).toBeTruthy()
  })
})
