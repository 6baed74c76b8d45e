import { type RefObject, useEffect } from 'react'
import { type Block, blockIndexAt } from '../coach/cue-track.ts'
import { useMediaSelector } from '../controls/media-state.tsx'

/** Keeps who moves in the middle of a cropped picture, where the class says where that is; draws nothing itself. */
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
