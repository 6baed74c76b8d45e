import { type RefObject, useEffect } from 'react'
import { type Block, blockIndexAt } from '../../cue-track.ts'
import { useMediaSelector } from '../../media-state.tsx'

/** Keeps the person centred in a cropped picture, if the class has their position; renders nothing. */
export function Framing({ stage, blocks }: { stage: RefObject<HTMLElement | null>; blocks: readonly Block[] }) {
  const index = useMediaSelector((state) => blockIndexAt(blocks, state.mediaCurrentTime ?? 0))
  const focus = blocks[index]?.focus
  useEffect(() => {
    const { style } = stage.current ?? {}
    if (!style || !focus) return
    style.setProperty('--focus', String(focus.at))
    style.setProperty('--span', String(Math.max(0.01, focus.span)))
    return () => {
      style.removeProperty('--focus')
      style.removeProperty('--span')
    }
  }, [stage, focus])
  return null
}
