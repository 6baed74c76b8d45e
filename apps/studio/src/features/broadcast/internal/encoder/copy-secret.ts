/**
 * Copies a text that has yet to be fetched. False if the browser doesn't let it: Safari only does if the clipboard is asked for at once, with
 * the text as a promise.
 * @throws the error of fetching it
 */
export async function copySecret(fetchText: () => Promise<string>): Promise<boolean> {
  if (!navigator.clipboard) return false
  const text = fetchText()
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard.write) {
    const known = await text
    return navigator.clipboard.writeText(known).then(
      () => true,
      () => false,
    )
  }
  const blob = text.then((known) => new Blob([known], { type: 'text/plain' }))
  const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]).then(
    () => true,
    () => false,
  )
  await text
  if (await written) return true
  // Browsers that want the text itself.
  return navigator.clipboard.writeText(await text).then(
    () => true,
    () => false,
  )
}
