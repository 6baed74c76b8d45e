import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useToastStore } from '../layout/toast-store.ts'
import { LazyDialog } from './lazy-dialog.tsx'

afterEach(() => {
  cleanup()
  useToastStore.setState({ toasts: [] })
})

it('reports that a dialog can’t be loaded, leaves the page, and loads it at the next attempt', async () => {
  let isOffline = true
  const load = async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return 'Close'
  }
  render(<Page load={load} />)
  fireEvent.click(screen.getByText('Open'))
  await waitFor(() => expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual(['errors.network']))
  expect(screen.queryByText('Close')).toBeNull()
  isOffline = false
  fireEvent.click(screen.getByText('Open'))
  fireEvent.click(await screen.findByText('Close'))
  expect(screen.queryByText('Close')).toBeNull()
})

function Page({ load }: { load: () => Promise<string> }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      {isOpen && (
        <LazyDialog load={load} onClose={close}>
          {(label) => (
            <button onClick={close} type="button">
              {label}
            </button>
          )}
        </LazyDialog>
      )}
    </>
  )
}
