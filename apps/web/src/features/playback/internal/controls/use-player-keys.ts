import { type Block, blockIndexAt } from '../../cue-track.ts'
import type { MediaActions } from '../../media-state.tsx'
import { useShortcuts } from '../../use-shortcuts.ts'

type PlayerKeys = {
  actions: MediaActions
  media: HTMLVideoElement | null
  /** Seeks to the next move, or to the start of the current or previous one. */
  toMove: (step: 1 | -1) => void
  switchCaptions: () => void
  toggleHelp: () => void
  onLeave: () => void
}

/** Seconds into a move after which "previous" seeks to its start. */
const restartAfter = 3

/** The actions of the player's keys. */
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

/** The start of the next move, or of the current or previous one; `undefined` if there is none. */
export function moveStart(blocks: readonly Block[], time: number, step: 1 | -1): number | undefined {
  const index = blockIndexAt(blocks, time)
  const current = blocks[index]
  if (!current) return undefined
  if (step === -1 && time - current.start > restartAfter) return current.start
  return blocks[index + step]?.start
}
