import type { Phrase } from '@upbeat/contract/studio/entities/texts'
import { ConflictChoice } from '../../../lib/publishing/conflict-choice.tsx'
import { RefusedFields } from '../../../lib/publishing/refused-fields.tsx'
import type { TextsDraft } from './use-texts-draft.ts'

/** Concurrently changed and rejected texts, above the list, because the filter may hide their rows. */
export function TextConflicts({ draft, phrases }: { draft: TextsDraft; phrases: readonly Phrase[] }) {
  const labelOf = (field: string) => phrases.find(({ key }) => key === field)?.source ?? field
  return (
    <>
      {draft.conflicts.map((conflict) => (
        <ConflictChoice
          conflict={conflict}
          key={conflict.field}
          label={labelOf(conflict.field)}
          onDecide={(keep) => draft.decide(conflict, keep)}
        />
      ))}
      <RefusedFields labelOf={labelOf} status={draft.status} />
    </>
  )
}
