import { startTransition, useEffect, useState } from 'react'
import { headStartFrame } from './internal/engine/head-start.ts'

/**
 * Whether to render the player: not before the stream that opens ahead shows its first frame in the placeholder, since rendering would
 * delay that by as long as it takes. `isLoaded` says that the class has loaded, and with it whether its stream opens ahead.
 */
export function useAfterFirstFrame(isLoaded: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isLoaded) return
    let isCurrent = true
    void headStartFrame().then(() => {
      if (isCurrent) startTransition(() => setOver(true))
    })
    return () => {
      isCurrent = false
    }
  }, [isLoaded])
  return isOver
}
