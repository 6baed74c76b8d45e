import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify, useSnackbar } from './snackbar-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the notice', () => {
  it('SHELL-18 has text, type and a visible flag', () => {
    notify('Saved')
    expect(useSnackbar.getState()).toEqual({ text: 'Saved', type: 'success', visible: true })
    notify('Failed', 'error')
    expect(useSnackbar.getState()).toEqual({ text: 'Failed', type: 'error', visible: true })
  })

  it('SHELL-15 is shown for three seconds', () => {
    notify('Saved')
    vi.advanceTimersByTime(2999)
    expect(useSnackbar.getState().visible).toBe(true)
    vi.advanceTimersByTime(1)
    expect(useSnackbar.getState().visible).toBe(false)
  })

  it('shows a newer one for its full time', () => {
    notify('One')
    vi.advanceTimersByTime(2000)
    notify('Two')
    vi.advanceTimersByTime(2000)
    expect(useSnackbar.getState()).toMatchObject({ text: 'Two', visible: true })
  })
})
