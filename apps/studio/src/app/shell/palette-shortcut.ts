/** The keys that open the command palette, as this machine names them; `control` is the reader's name of the Ctrl key. */
export function paletteShortcut(control: string): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : `${control} K`
}
