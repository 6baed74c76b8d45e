import { Outlet } from 'react-router'
import { create } from 'zustand'

/** The pages, as often mounted as `remountPage` asks; none while a page that must not be seen any more is being left. */
export function PageTurn() {
  const { turn, blank } = useTurn()
  return blank ? null : <Outlet key={turn} />
}

export function blankPage(): void {
  useTurn.setState({ blank: true })
}

export function remountPage(): void {
  useTurn.setState(({ turn }) => ({ turn: turn + 1, blank: false }))
}

const useTurn = create(() => ({ turn: 0, blank: false }))
