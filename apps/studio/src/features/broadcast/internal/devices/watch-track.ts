/** Tells what happens to a camera or microphone by itself: unplugged for good, or silenced by the system for a while. */
export function watchTrack(
  track: MediaStreamTrack,
  { onLost, onPaused }: { onLost: () => void; onPaused: (isPaused: boolean) => void },
): void {
  track.addEventListener('ended', onLost)
  track.addEventListener('mute', () => onPaused(true))
  track.addEventListener('unmute', () => onPaused(false))
}
