import { type OptionKind, optionKinds } from '@upbeat/contract/studio/entities/class'
import type { PlannedRow } from './csv-import.ts'

/** The shared words that an import would bring and that no class has yet, by field, in the file's order. */
export async function newWords(
  planned: readonly PlannedRow[],
  knownWords: (field: OptionKind) => Promise<readonly string[]>,
): Promise<{ field: OptionKind; words: string[] }[]> {
  const found: { field: OptionKind; words: string[] }[] = []
  for (const field of optionKinds) {
    const brought = new Set(planned.flatMap((row) => wordsIn(row, field)))
    const words = brought.size > 0 ? brought.difference(new Set(await knownWords(field))) : brought
    if (words.size > 0) found.push({ field, words: [...words] })
  }
  return found
}

function wordsIn(row: PlannedRow, field: OptionKind): string[] {
  const changed = 'tag' in row ? row.changes.find((change) => change.field === field)?.value : undefined
  return ['create' in row ? row.create[field] : changed]
    .flat()
    .filter((each): each is string => typeof each === 'string')
}
