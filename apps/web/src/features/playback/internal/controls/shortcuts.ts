import type { PhraseKey } from '@upbeat/phrases/phrase-key'

export type ShortcutAction =
  | { do: 'togglePlay' | 'toggleMute' | 'toggleFullScreen' | 'toggleCaptions' | 'toggleHelp' | 'leave' }
  | { do: 'skip'; seconds: number }
  | { do: 'volume'; step: number }
  | { do: 'move'; step: 1 | -1 }

/** The action of a key in the player; `null` if it has none or is part of a browser shortcut. */
export function shortcutOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): ShortcutAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  return actions[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null
}

/** The shortcuts shown in the dialog. `keys` are key labels, the same in every language. */
export const shortcutList: readonly { keys: readonly string[]; text: PhraseKey }[] = [
  { keys: ['space', 'K'], text: 'player.shortcutPlay' },
  { keys: ['←', '→'], text: 'player.shortcutSkip' },
  { keys: ['P', 'N'], text: 'player.shortcutMove' },
  { keys: ['↑', '↓'], text: 'player.shortcutVolume' },
  { keys: ['M'], text: 'player.mute' },
  { keys: ['C'], text: 'player.captions' },
  { keys: ['F'], text: 'player.fullScreen' },
  { keys: ['?'], text: 'player.shortcutHelp' },
  { keys: ['Esc'], text: 'player.shortcutLeave' },
]

const actions: Record<string, ShortcutAction> = {
  ' ': { do: 'togglePlay' },
  k: { do: 'togglePlay' },
  // The timeline runs left to right in every language, and so do these keys.
  ArrowLeft: { do: 'skip', seconds: -10 },
  ArrowRight: { do: 'skip', seconds: 10 },
  ArrowUp: { do: 'volume', step: 0.1 },
  ArrowDown: { do: 'volume', step: -0.1 },
  p: { do: 'move', step: -1 },
  n: { do: 'move', step: 1 },
  m: { do: 'toggleMute' },
  f: { do: 'toggleFullScreen' },
  c: { do: 'toggleCaptions' },
  '?': { do: 'toggleHelp' },
  Escape: { do: 'leave' },
}
