type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }
export type GridCommand =
  /** `typed` begins a new value; null edits the one that is there. */
  | { kind: 'edit'; typed: string | null }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'fillDown' }
  | { kind: 'clear' }

/** What a key does to cells, as spreadsheets have it; null for keys that do nothing there. */
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
  // Names of keys are longer than one character.
  return key !== ' ' && [...key].length === 1 ? { kind: 'edit', typed: key } : null
}
