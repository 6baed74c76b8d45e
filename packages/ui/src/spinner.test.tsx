import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Spinner } from './spinner.tsx'

describe('Spinner', () => {
  it('SHELL-26 is 70 px wide and high with a stroke of 5', () => {
    const { container } = render(<Spinner />)
    const spinner = container.querySelector('svg')
    expect([spinner?.getAttribute('width'), spinner?.getAttribute('height')]).toEqual(['70', '70'])
    const strokes = [...container.querySelectorAll('circle')].map((circle) => circle.getAttribute('stroke-width'))
    expect(strokes).toEqual(['5', '5'])
  })
})
