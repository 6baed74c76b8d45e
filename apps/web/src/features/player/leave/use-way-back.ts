import { leaveTarget } from '@upbeat/rules/player/leaving'
import { useLocation, useNavigate } from 'react-router'
import { addressOf, previousPath } from './previous-path.ts'

/** Leads away from the player: to what `onLeft` says, else back to the previous path, else home (PLAY-10, PLAY-11, PLAY-25). */
export function useWayBack(onLeft?: () => void): { target: string; goBack: () => void } {
  const navigate = useNavigate()
  const { path, isStepBack } = previousPath(addressOf(useLocation()))
  const target = leaveTarget(path)
  const goBack = () => {
    if (onLeft) onLeft()
    else if (isStepBack) void navigate(-1)
    else void navigate(target, { replace: true })
  }
  return { target, goBack }
}
