import { useMediaSelector } from '../controls/media-state.tsx'
import { type Block, blockIndexAt } from './cue-track.ts'

export type CurrentBlock = {
  block: Block
  next: Block | undefined /** Whole seconds still to go, at least 1. */
  left: number /** From 0 to 1. */
  done: number
}

/** The current block, the next one, and the remaining time. */
export function useBlock(blocks: readonly Block[]): CurrentBlock | null {
  const time = useMediaSelector((state) => state.mediaCurrentTime ?? 0)
  const index = blockIndexAt(blocks, time)
  const block = blocks[index]
  if (!block) return null
  return {
    block,
    next: blocks[index + 1],
    left: Math.max(1, Math.ceil(block.end - time)),
    done: (time - block.start) / (block.end - block.start),
  }
}
