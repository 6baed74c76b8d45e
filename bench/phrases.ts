import { phraseLanguages } from '@upbeat/phrases/load-phrases'
import { untranslated } from '@upbeat/phrases/untranslated'
import type { Figure } from './figure.ts'

/** Texts that a language lacks, or says in English without a reason on the list. */
export async function phrases(): Promise<Figure[]> {
  const faults: string[] = []
  for (const language of phraseLanguages)
    faults.push(...(await untranslated(language)).map((key) => `${language} ${key}`))
  for (const fault of faults) console.log(`        ${fault}`)
  const name = `missing or untranslated, ${phraseLanguages.length} languages`
  return [{ name, result: faults.length, unit: '', target: { atMost: 0 } }]
}
