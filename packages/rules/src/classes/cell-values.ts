import { scale } from '../constants.ts'

/** What texts in cells mean, typed in the grid or read from a CSV file. `undefined`: the text is no such value. */

const longestWord = 80
const mostWords = 40

export function wordIn(text: string): string | undefined {
  return text.length <= longestWord ? text : undefined
}

/** Words with commas, semicolons or line breaks between them; each counts once. */
export function wordsIn(text: string): string[] | undefined {
  const all = text.split(/[,;\n]/).map((each) => each.trim())
  const found = [...new Set(all.filter(Boolean))]
  return found.length <= mostWords && found.every((each) => each.length <= longestWord) ? found : undefined
}

/** The whole numbers that a class has, both ends included. */
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

/** The one of several that is called so, or has this value; case doesn't matter. */
export function choiceIn<Choice extends { value: string; name: string }>(
  text: string,
  choices: readonly Choice[],
): Choice | undefined {
  const wanted = text.toLowerCase()
  return choices.find(({ value, name }) => name.toLowerCase() === wanted || value.toLowerCase() === wanted)
}
