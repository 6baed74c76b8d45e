import { leaveTarget } from '@upbeat/rules/player/leaving'
import { useLocation, useNavigate } from 'react-router'
import { addressOf, previousPath } from './previous-path.ts'

export type WayBack = { target: string; goBack: () => void }
/** The page under the player: its path, and whether it is also the current URL's page. */
export type PageBehind = { path: string; isAt: (address: string) => boolean }

/**
 * Closes the player: to the page under it, else to the previous path, else home (PLAY-10, PLAY-11, PLAY-25). If that is the previous
 * history entry it goes back, so that the page is restored and Back doesn't reopen the class.
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
