/** The media element of the built-in engines, taken away when `signal` aborts. */
export function createVideo(host: HTMLElement, signal: AbortSignal): HTMLVideoElement {
  const video = document.createElement('video')
  video.playsInline = true
  video.preload = 'auto'
  // Its controls are ours, and they are what people reach by keyboard.
  video.tabIndex = -1
  host.append(video)
  signal.addEventListener('abort', () => {
    video.pause()
    video.remove()
  })
  return video
}
