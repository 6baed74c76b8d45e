import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { useText } from '../i18n/use-text.ts'
import type { SaveStatus } from '../publishing/save-outcome.ts'

/** Whether the edits of a document are saved. */
export function SaveNote({ status }: { status: SaveStatus }) {
  const t = useText()
  return <span role="status">{t(noteOf(status))}</span>
}

function noteOf(status: SaveStatus): StudioPhraseKey {
  if (status.kind === 'failed') return status.problem
  if (status.kind !== 'saved' && status.kind !== 'typed') return notes[status.kind]
  return status.at === null ? 'media.savesItself' : 'media.saved'
}

const notes = {
  saving: 'media.saving',
  refused: 'media.invalid',
  conflict: 'media.notSaved',
  offline: 'classes.notSaved',
} as const satisfies Record<string, StudioPhraseKey>
