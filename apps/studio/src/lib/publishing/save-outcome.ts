import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { EditOutcome, EditStatus } from '@upbeat/rules/publishing/edit-session'

export type SaveStatus = EditStatus<StudioPhraseKey>

/** Whether all input is saved. */
export type SaveOutcome = EditOutcome<StudioPhraseKey>

/** Why input is not saved. */
export type Unsaved = Extract<SaveOutcome, { kind: 'unsaved' }>
