import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { useText } from '../i18n/use-text.ts'
import type { SaveState } from './use-autosave.ts'

/** Whether the edits are saved. */
export function SaveNote({ state }: { state: SaveState }) {
  const t = useText()
  const key: StudioPhraseKey = state.kind === 'failed' ? state.problem : notes[state.kind]
  return <span role="status">{t(key)}</span>
}

const notes = {
  unchanged: 'media.savesItself',
  saving: 'media.saving',
  saved: 'media.saved',
  invalid: 'media.invalid',
  conflict: 'media.notSaved',
} as const satisfies Record<string, StudioPhraseKey>
