import { type OptionKind, optionKinds } from '@upbeat/contract/studio/entities/class'
import type { PlannedRow } from '../csv/csv-import.ts'

/** The shared words in an import that no class uses yet, by field, in the file's order. */
export async function newWords(
  planned: readonly PlannedRow[],
  knownWords: (field: OptionKind) => Promise<readonly string[]>,
): Promise<{ field: OptionKind; words: string[] }[]> {
  const found: { field: OptionKind; words: string[] }[] = []
  for (const field of optionKinds) {
    const brought = new Set(planned.flatMap((row) => wordsIn(row, field)))
    if (brought.size === 0) continue
    const known = new Set(await knownWords(field))
    const words = [...brought].filter((word) => !known.has(word))
    if (words.length > 0) found.push({ field, words })
  }
  return found
}

function wordsIn(row: PlannedRow, field: OptionKind): string[] {
  const changed = 'tag' in row ? row.changes.find((change) => change.field === field)?.value : undefined
  return ['create' in row ? row.create[field] : changed]
    .flat()
    .filter((each): each is string => typeof each === 'string')
}
