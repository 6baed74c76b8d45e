import type { Phrase } from '@upbeat/contract/studio/entities/texts'
import { ConflictChoice } from '../../../lib/publishing/conflict-choice.tsx'
import type { TextsDraft } from './use-texts-draft.ts'

/** Concurrently changed texts, above the list, because the filter may hide their rows. */
export function TextConflicts({ draft, phrases }: { draft: TextsDraft; phrases: readonly Phrase[] }) {
  return draft.conflicts.map((conflict) => (
    <ConflictChoice
      conflict={conflict}
      key={conflict.field}
      label={phrases.find(({ key }) => key === conflict.field)?.source ?? conflict.field}
      onDecide={(keep) => draft.decide(conflict, keep)}
    />
  ))
}
