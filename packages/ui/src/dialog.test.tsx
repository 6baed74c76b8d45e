import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Sheet } from './sheet.tsx'

function Page({ dismissible, sheet }: { dismissible?: boolean; sheet?: boolean }) {
  const [open, setOpen] = useState(false)
  const Overlay = sheet ? Sheet : Dialog
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Overlay closeLabel="Close" dismissible={dismissible} onOpenChange={setOpen} open={open} title="Filter">
        <p>Inside</p>
      </Overlay>
    </>
  )
}

describe.each([
  ['Dialog', false],
  ['Sheet', true],
])('%s', (_, sheet) => {
  it('is named by its title, closes on Escape and its button, and restores focus', async () => {
    render(<Page sheet={sheet} />)
    const opener = screen.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    expect(await screen.findByRole('dialog', { name: 'Filter' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))

    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('Dialog', () => {
  it('ignores Escape if it must be answered', async () => {
    render(<Page dismissible={false} />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})
