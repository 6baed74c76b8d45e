import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showToast, useToastStore } from '../layout/toast-store.ts'
import { useUndoKey } from './use-undo-key.ts'

afterEach(() => {
  cleanup()
  useToastStore.setState({ toasts: [] })
})

function Page() {
  useUndoKey()
  return (
    <>
      <button type="button">Edit many</button>
      <input aria-label="Search" />
    </>
  )
}

function open() {
  const undo = vi.fn()
  showToast('10 classes changed', { undo })
  render(<Page />)
  return undo
}

it("undoes the newest toast's action with Ctrl+Z, once", () => {
  const undo = open()
  const button = screen.getByRole('button', { name: 'Edit many' })
  fireEvent.keyDown(button, { key: 'z', ctrlKey: true, shiftKey: true })
  expect(undo).not.toHaveBeenCalled()
  fireEvent.keyDown(button, { key: 'z', ctrlKey: true })
  expect(undo).toHaveBeenCalledOnce()
  expect(useToastStore.getState().toasts).toEqual([])
  fireEvent.keyDown(button, { key: 'z', ctrlKey: true })
  expect(undo).toHaveBeenCalledOnce()
})

it('leaves Ctrl+Z to fields', () => {
  const undo = open()
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'z', ctrlKey: true })
  expect(undo).not.toHaveBeenCalled()
})
