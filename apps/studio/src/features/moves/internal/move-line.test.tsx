import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MoveLine } from './move-line.tsx'
import { rowsOf } from './move-rows.ts'

it('TAKE-18 Tab goes from the name to the other fields of a move, and then to its buttons', () => {
  const moves = [{ name: 'Squat', startSecond: 0, side: null, kind: 'work', round: 1, rounds: 1 } as const]
  const nothing = () => undefined
  const { container } = render(
    <ol>
      {rowsOf(moves, 60).map((row) => (
        <MoveLine canPlay key={row.key} onChange={nothing} onRemove={nothing} onSeek={nothing} row={row} />
      ))}
    </ol>,
  )
  const controls = [...container.querySelectorAll<HTMLElement>('input, select, button')]
  expect(controls.every(({ tabIndex }) => tabIndex === 0)).toBe(true)
  const names = controls.map((control) => {
    return control.getAttribute('aria-label') ?? control.closest('label')?.firstElementChild?.textContent
  })
  expect(names).toEqual([
    'moves.begins',
    'moves.name',
    'moves.ends',
    'moves.side',
    'moves.kind',
    'moves.round',
    'moves.rounds',
    'moves.goTo',
    'moves.remove',
  ])
})
