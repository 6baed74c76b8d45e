import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'

/** Whether all input is saved. */
export type SaveOutcome = { kind: 'saved' } | Unsaved

/** Why input is not saved. */
export type Unsaved =
  /** The server rejected a value; someone else changed the same field; the server can't be reached. */
  | { kind: 'unsaved'; reason: 'refused' | 'conflict' | 'offline' }
  /** Saving is no longer possible. */
  | { kind: 'unsaved'; reason: 'failed'; problem: StudioPhraseKey }
