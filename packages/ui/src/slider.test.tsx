import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Slider } from './slider.tsx'

function Intensity() {
  const [range, setRange] = useState<[number, number]>([3, 8])
  return (
    <Slider
      describe={(value) => `level ${value}`}
      label="Intensity"
      max={10}
      min={1}
      onChange={setRange}
      thumbLabels={['Least', 'Most']}
      value={range}
    />
  )
}

describe('Slider', () => {
  it('moves each thumb by one with the arrows and stops at the ends', async () => {
    render(<Intensity />)
    const [least, most] = [
      screen.getByLabelText<HTMLInputElement>('Least'),
      screen.getByLabelText<HTMLInputElement>('Most'),
    ]
    least.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(least.value).toBe('4')
    expect(least.getAttribute('aria-valuetext')).toBe('level 4')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(least.value).toBe('1')
    most.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(most.value).toBe('10')
  })
})
