/** Creates the media element of the built-in engines; removed when `signal` aborts. */
export function createVideo(host: HTMLElement, signal: AbortSignal): HTMLVideoElement {
  const video = document.createElement('video')
  video.playsInline = true
  video.preload = 'auto'
  // The player has its own controls, which are reachable by keyboard.
  video.tabIndex = -1
  host.append(video)
  signal.addEventListener('abort', () => {
    video.pause()
    video.remove()
  })
  return video
}
