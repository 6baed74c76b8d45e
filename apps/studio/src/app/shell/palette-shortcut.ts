/** The shortcut of the command palette as labelled on this platform; `control` is the localised name of the Ctrl key. */
export function paletteShortcut(control: string): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : `${control} K`
}
