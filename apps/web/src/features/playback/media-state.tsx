import { MediaActionTypes, MediaProvider, useMediaDispatch, useMediaSelector } from 'media-chrome/react/media-store'
import { type ReactNode, useEffect, useMemo } from 'react'

/** The state of the media element, from media-chrome's store, which handles browser differences. */
export function MediaState({ media, children }: { media: HTMLVideoElement | null; children: ReactNode }) {
  return (
    <MediaProvider>
      <MediaElement media={media} />
      {children}
    </MediaProvider>
  )
}

function MediaElement({ media }: { media: HTMLVideoElement | null }) {
  const dispatch = useMediaDispatch()
  // biome-ignore lint/correctness/useExhaustiveDependencies: dispatch is another function on each render
  useEffect(() => {
    // The whole page goes full screen: the player fills it, and dialogs, which are its siblings, stay visible.
    dispatch({ type: MediaActionTypes.FULLSCREEN_ELEMENT_CHANGE_REQUEST, detail: document.documentElement })
    dispatch({ type: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, detail: media ?? undefined })
  }, [media])
  return null
}

export { useMediaSelector }

export type MediaActions = ReturnType<typeof useMediaActions>

/** The user's media actions. */
export function useMediaActions(media: HTMLVideoElement | null) {
  const dispatch = useMediaDispatch()
  // biome-ignore lint/correctness/useExhaustiveDependencies: dispatch is another function on each render
  return useMemo(() => {
    const request = (type: string, detail?: unknown) => dispatch({ type, detail } as Parameters<typeof dispatch>[0])
    const seekTo = (second: number) => {
      if (media && Number.isFinite(media.duration)) media.currentTime = Math.min(Math.max(0, second), media.duration)
    }
    return {
      play: () => request(MediaActionTypes.MEDIA_PLAY_REQUEST),
      pause: () => request(MediaActionTypes.MEDIA_PAUSE_REQUEST),
      togglePlay: () =>
        request(media?.paused ? MediaActionTypes.MEDIA_PLAY_REQUEST : MediaActionTypes.MEDIA_PAUSE_REQUEST),
      seekTo,
      skip: (seconds: number) => seekTo((media?.currentTime ?? 0) + seconds),
      toggleMute: () =>
        request(media?.muted ? MediaActionTypes.MEDIA_UNMUTE_REQUEST : MediaActionTypes.MEDIA_MUTE_REQUEST),
      unmute: () => request(MediaActionTypes.MEDIA_UNMUTE_REQUEST),
      /** From 0 to 1. */
      setVolume: (volume: number) =>
        request(MediaActionTypes.MEDIA_VOLUME_REQUEST, Math.min(1, Math.max(0, Math.round(volume * 20) / 20))),
      setRate: (rate: number) => {
        // The default rate, restored when the source is reloaded, e.g. with a new URL of the same class.
        if (media) media.defaultPlaybackRate = rate
        request(MediaActionTypes.MEDIA_PLAYBACK_RATE_REQUEST, rate)
      },
      setFullScreen: (on: boolean) =>
        request(on ? MediaActionTypes.MEDIA_ENTER_FULLSCREEN_REQUEST : MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST),
      setPictureInPicture: (on: boolean) =>
        request(on ? MediaActionTypes.MEDIA_ENTER_PIP_REQUEST : MediaActionTypes.MEDIA_EXIT_PIP_REQUEST),
    }
  }, [media])
}
