/** Calls `listener` once a frame of `media` is on the screen; where the browser doesn't report that, once there is one to show. */
export function onFirstFrame(media: HTMLVideoElement, listener: () => void): void {
  // Firefox has it since version 132.
  const reportsFrames: boolean = 'requestVideoFrameCallback' in media
  if (reportsFrames) media.requestVideoFrameCallback(listener)
  else if (media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) listener()
  else media.addEventListener('loadeddata', listener, { once: true })
}
