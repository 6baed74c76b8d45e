import { useLocation } from 'react-router'
import { readWanted, type WantedClass, type WantedState } from '../../lib/wanted-class.ts'

/** The class that the member tried to open, and the history state that passes it on. */
export function useWantedClass(): { wanted: WantedClass | null; state: WantedState } {
  const wanted = readWanted(useLocation().state)
  return { wanted, state: wanted && { wanted } }
}
