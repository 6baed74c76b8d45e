import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PasteDialog } from './paste-dialog.tsx'

it('reads a file as spreadsheets save it, in Windows-1252 too', async () => {
  render(<PasteDialog hasMoves={false} onClose={() => {}} onRead={() => {}} />)
  const file = new File([Uint8Array.from([0x30, 0x3a, 0x31, 0x30, 0x3b, 0xdc, 0x62, 0x75, 0x6e, 0x67])], 'moves.csv')
  fireEvent.change(screen.getByLabelText('moves.file'), { target: { files: [file] } })
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', '0:10;Übung'))
})
