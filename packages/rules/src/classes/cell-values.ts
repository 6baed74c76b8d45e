import { scale } from '../constants.ts'
import { comparedText } from '../text/compared-text.ts'

/** Parsers of cell texts, typed in the grid or read from a CSV file. They return `undefined` for invalid text. */

const longestWord = 80
const maxWords = 40

export function wordIn(text: string): string | undefined {
  const word = text.normalize('NFC')
  return word.length <= longestWord ? word : undefined
}

/** A list separated by commas, semicolons or line breaks, without duplicates. */
export function wordsIn(text: string): string[] | undefined {
  const all = text
    .normalize('NFC')
    .split(/[,;\n]/)
    .map((each) => each.trim())
  const found = [...new Set(all.filter(Boolean))]
  return found.length <= maxWords && found.every((each) => each.length <= longestWord) ? found : undefined
}

/** Ranges of a class's whole numbers, inclusive. */
export const numberRanges = {
  skill: { low: scale.low, high: scale.high },
  intensity: { low: scale.low, high: scale.high },
  /** Kilocalories. */
  calorieBurn: { low: 0, high: 5000 },
} as const

export function wholeNumberIn(field: keyof typeof numberRanges, text: string): number | undefined {
  const value = Number(text)
  const { low, high } = numberRanges[field]
  return Number.isInteger(value) && value >= low && value <= high ? value : undefined
}

/** The option with this label or value, ignoring case. */
export function choiceIn<Choice extends { value: string; name: string }>(
  text: string,
  choices: readonly Choice[],
): Choice | undefined {
  const wanted = comparedText(text)
  return choices.find(({ value, name }) => comparedText(name) === wanted || comparedText(value) === wanted)
}
