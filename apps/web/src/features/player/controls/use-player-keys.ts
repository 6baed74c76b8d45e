import { type Block, blockIndexAt } from '../coach/cue-track.ts'
import type { MediaActions } from './media-state.tsx'
import { useShortcuts } from './use-shortcuts.ts'

type PlayerKeys = {
  actions: MediaActions
  media: HTMLVideoElement | null
  /** To the next move, or to the beginning of this or the previous one. */
  toMove: (step: 1 | -1) => void
  switchCaptions: () => void
  toggleHelp: () => void
  onLeave: () => void
}

/** Seconds into a move after which "previous" goes to its beginning. */
const restartAfter = 3

/** What each key of the player does. */
export function usePlayerKeys({ actions, media, toMove, switchCaptions, toggleHelp, onLeave }: PlayerKeys): void {
  useShortcuts((action) => {
    switch (action.do) {
      case 'togglePlay':
        return actions.togglePlay()
      case 'toggleMute':
        return actions.toggleMute()
      case 'toggleFullScreen':
        return actions.setFullScreen(!document.fullscreenElement)
      case 'toggleCaptions':
        return switchCaptions()
      case 'toggleHelp':
        return toggleHelp()
      case 'leave':
        return onLeave()
      case 'skip':
        return actions.skip(action.seconds)
      case 'volume':
        return actions.setVolume((media?.volume ?? 1) + action.step)
      case 'move':
        return toMove(action.step)
    }
  })
}

/** Where the next move, or this or the previous one, begins; `undefined` where there is none. */
export function moveStart(blocks: readonly Block[], time: number, step: 1 | -1): number | undefined {
  const index = blockIndexAt(blocks, time)
  const current = blocks[index]
  if (!current) return undefined
  if (step === -1 && time - current.start > restartAfter) return current.start
  return blocks[index + step]?.start
}
