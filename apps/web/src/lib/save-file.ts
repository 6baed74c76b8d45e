/** Downloads a file under its name. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The download has started once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
