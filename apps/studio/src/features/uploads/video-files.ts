/** What a file chooser offers as videos. */
export const videoFiles = 'video/*,.mkv,.mov,.ts,.mts'

/** Opens the browser's file chooser for any number of videos; only works during a click or a key. */
export function chooseVideos(onChosen: (files: readonly File[]) => void): void {
  const input = Object.assign(document.createElement('input'), { accept: videoFiles, multiple: true, type: 'file' })
  input.addEventListener('change', () => onChosen([...(input.files ?? [])]))
  input.click()
}
