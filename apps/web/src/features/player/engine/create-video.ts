/** The media element of the built-in engines, taken away when `signal` aborts. */
export function createVideo(host: HTMLElement, signal: AbortSignal): HTMLVideoElement {
  const video = document.createElement('video')
  video.playsInline = true
  video.preload = 'auto'
  // Its controls are ours, and they are what people reach by keyboard.
  video.tabIndex = -1
  // Until it lies in the page, an engine takes the picture for as wide as the window; styles decide from then on.
  video.width = window.innerWidth
  video.height = Math.round((window.innerWidth * 9) / 16)
  host.append(video)
  signal.addEventListener('abort', () => {
    video.pause()
    video.remove()
  })
  return video
}
