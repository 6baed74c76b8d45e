import { render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CardGridSkeleton } from './card-grid-skeleton.tsx'

const ownWidth = window.innerWidth
afterEach(() => resizeTo(ownWidth))

function resizeTo(width: number) {
  window.innerWidth = width
  window.dispatchEvent(new Event('resize'))
}

describe('CardGridSkeleton', () => {
  it.each([
    [400, 3],
    [599, 3],
    [600, 9],
    [700, 9],
    [1279, 9],
    [1280, 8],
    [1300, 8],
    [1360, 10],
    [1400, 10],
    [2200, 10],
  ])('SHELL-32 at %i wide shows %i cards', (width, count) => {
    resizeTo(width)
    render(<CardGridSkeleton label="Loading classes" />)
    const list = screen.getByRole('list', { name: 'Loading classes' })
    expect(list.getAttribute('aria-busy')).toBe('true')
    expect(within(list).getAllByRole('listitem')).toHaveLength(count)
  })
})
