import { startTransition, useEffect, useState } from 'react'
import { headStartFrame } from './internal/engine/head-start.ts'

/**
 * Whether the player may render. Rendering delays the first frame, so it waits until the stream that opens ahead shows it in the placeholder
 * (`headStartFrame`). `isLoaded`: whether the class has loaded; only then is it known whether its stream opens ahead.
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
