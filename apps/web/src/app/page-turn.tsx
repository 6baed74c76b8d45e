import { Outlet } from 'react-router'
import { create } from 'zustand'

/** The pages, remounted on each `remountPage`; renders nothing while a page that must be hidden is being left. */
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
