import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Slider } from './slider.tsx'

function Intensity({ onCommit }: { onCommit?: (range: [number, number]) => void }) {
  const [range, setRange] = useState<[number, number]>([3, 8])
  return (
    <Slider
      describe={(value) => `level ${value}`}
      label="Intensity"
      max={10}
      min={1}
      onChange={setRange}
      onCommit={onCommit}
      thumbLabels={['Least', 'Most']}
      value={range}
    />
  )
}

describe('Slider', () => {
  it('moves each thumb by one with the arrow keys and stops at the ends', async () => {
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

  it('commits a value pressed again, by key or pointer, and each change once', async () => {
    const onCommit = vi.fn()
    render(<Intensity onCommit={onCommit} />)
    const least = screen.getByLabelText<HTMLInputElement>('Least')
    await userEvent.tab()
    expect(onCommit).not.toHaveBeenCalled()
    least.focus()
    await userEvent.keyboard('{Enter}')
    expect(onCommit.mock.calls).toEqual([[[3, 8]]])
    await userEvent.keyboard('{ArrowRight}')
    expect(onCommit.mock.calls.slice(1)).toEqual([[[4, 8]]])
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(onCommit.mock.calls.slice(2)).toEqual([[[1, 8]], [[1, 8]]])
    await userEvent.keyboard('a')
    fireEvent.pointerDown(least, { button: 0 })
    fireEvent.pointerUp(least, { button: 0 })
    expect(onCommit.mock.calls.slice(4)).toEqual([[[1, 8]]])
    fireEvent.pointerDown(least, { button: 2 })
    fireEvent.pointerUp(least, { button: 2 })
    expect(onCommit).toHaveBeenCalledTimes(5)
  })
})
