import { leaveTarget } from '@upbeat/rules/player/leaving'
import { useLocation, useNavigate } from 'react-router'
import { addressOf, previousPath } from './previous-path.ts'

export type WayBack = { target: string; goBack: () => void }
/** The page that a player lies over: its path, and whether an address shows it too. */
export type PageBehind = { path: string; isAt: (address: string) => boolean }

/**
 * Leads away from the player: to the page it lies over, else back to the previous path, else home (PLAY-10, PLAY-11, PLAY-25). Where that
 * is the entry before, it is stepped back to, so that the page is found as it was left, and the class is not found again by going back.
 */
export function useWayBack(behind?: PageBehind): WayBack {
  const navigate = useNavigate()
  const { path, isStepBack } = previousPath(addressOf(useLocation()))
  const isElsewhere = behind !== undefined && (path === null || !behind.isAt(path))
  const target = isElsewhere ? behind.path : leaveTarget(path)
  const goBack = () => {
    if (isStepBack && !isElsewhere) void navigate(-1)
    else void navigate(target, { replace: true })
  }
  return { target, goBack }
}
