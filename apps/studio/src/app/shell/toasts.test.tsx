import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLanguageStore } from '../../lib/language-store.ts'
import { showToast, useToastStore } from '../../lib/toast-store.ts'
import { Toasts } from './toasts.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  useToastStore.setState({ toasts: [] })
  useLanguageStore.setState(initial)
})

function open() {
  const undo = vi.fn()
  showToast('10 classes changed', { undo })
  render(
    <>
      <button type="button">Edit many</button>
      <input aria-label="Search" />
      <Toasts />
    </>,
  )
  return undo
}

it('undoes what the newest notice tells of with Ctrl+Z, once', () => {
  const undo = open()
  const button = screen.getByRole('button', { name: 'Edit many' })
  fireEvent.keyDown(button, { key: 'z', ctrlKey: true, shiftKey: true })
  expect(undo).not.toHaveBeenCalled()
  fireEvent.keyDown(button, { key: 'z', ctrlKey: true })
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('10 classes changed')).toBeNull()
  fireEvent.keyDown(button, { key: 'z', ctrlKey: true })
  expect(undo).toHaveBeenCalledOnce()
})

it('leaves Ctrl+Z to fields', () => {
  const undo = open()
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'z', ctrlKey: true })
  expect(undo).not.toHaveBeenCalled()
})
