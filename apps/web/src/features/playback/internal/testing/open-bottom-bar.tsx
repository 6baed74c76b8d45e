import { act, render } from '@testing-library/react'
import { MediaState, useMediaActions } from '../../media-state.tsx'
import type { Playback } from '../../use-playback.ts'
import { BottomBar } from '../controls/bottom-bar.tsx'
import { createPlaybackStore } from '../playback-store.ts'

/**
 * Renders the bottom bar for a media element whose browser supports other screens, including AirPlay; `tell` sets whether it has found one.
 */
export function openBottomBar({ apple }: { apple: boolean }) {
  const watchers: ((available: boolean) => void)[] = []
  const asked: string[] = []
  const media = document.createElement('video')
  const remote = Object.assign(new EventTarget(), {
    watchAvailability: async (watch: (available: boolean) => void) => watchers.push(watch),
    cancelWatchAvailability: async () => {},
    prompt: async () => void asked.push('remote playback'),
  })
  if (apple) Object.assign(media, { webkitShowPlaybackTargetPicker: () => asked.push('AirPlay') })
  Object.defineProperty(media, 'remote', { value: remote })
  const store = createPlaybackStore(null)
  const { container } = render(
    <MediaState media={media}>
      <Bar playback={{ ...store.getState(), store, media } as Playback} />
    </MediaState>,
  )
  const tell = (available: boolean) =>
    act(async () => {
      for (const watch of watchers) watch(available)
      const availability = available ? 'available' : 'not-available'
      const event = new Event('webkitplaybacktargetavailabilitychanged')
      media.dispatchEvent(Object.assign(event, { availability }))
    })
  return { container, asked, tell }
}

function Bar({ playback }: { playback: Playback }) {
  const nothing = () => {}
  return (
    <BottomBar
      actions={useMediaActions(playback.media)}
      blocks={[]}
      captionLinks={[]}
      onMenu={nothing}
      onShortcuts={nothing}
      onToggleCaptions={nothing}
      playback={playback}
    />
  )
}
