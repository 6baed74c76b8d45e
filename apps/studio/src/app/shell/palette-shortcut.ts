/** The keys that open the command palette, as this machine names them. */
export function paletteShortcut(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'
}
