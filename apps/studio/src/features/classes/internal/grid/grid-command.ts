type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }
export type GridCommand =
  /** `typed` starts a new value; null edits the current one. */
  | { kind: 'edit'; typed: string | null }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'fillDown' }
  | { kind: 'clear' }

/** The action of a key on cells, as in spreadsheets; null if it has none. */
export function gridCommand({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): GridCommand | null {
  if (altKey) return null
  if (ctrlKey || metaKey) {
    const pressed = key.toLowerCase()
    if (pressed === 'z') return { kind: shiftKey ? 'redo' : 'undo' }
    if (pressed === 'y') return { kind: 'redo' }
    return pressed === 'd' ? { kind: 'fillDown' } : null
  }
  if (key === 'Enter' || key === 'F2') return { kind: 'edit', typed: null }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' }
  // Names of special keys are longer than one character.
  return key !== ' ' && [...key].length === 1 ? { kind: 'edit', typed: key } : null
}
