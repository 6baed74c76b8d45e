import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Chip } from './chip.tsx'

function Keyword() {
  const [pressed, setPressed] = useState(false)
  return (
    <Chip onPressedChange={setPressed} pressed={pressed}>
      HIIT
    </Chip>
  )
}

describe('Chip', () => {
  it('exposes whether it is pressed, by pointer and by keyboard', async () => {
    render(<Keyword />)
    const chip = screen.getByRole('button', { name: 'HIIT', pressed: false })
    await userEvent.click(chip)
    expect(chip.getAttribute('aria-pressed')).toBe('true')
    chip.focus()
    await userEvent.keyboard(' ')
    expect(chip.getAttribute('aria-pressed')).toBe('false')
  })
})
