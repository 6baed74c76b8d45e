type Category = { id: string; name: string }

/** The category that a title speaks of; null where it names none, or several equally (DRAFT-06). */
export function suggestCategory(title: string, categories: readonly Category[]): string | null {
  const words = wordsOf(title)
  const counts = categories.map(({ id, name }) => {
    const known = [...wordsOf(name), ...(wordsOfCommon[id] ?? [])]
    return { id, count: words.filter((word) => known.some((each) => isForm(word, each))).length }
  })
  const most = Math.max(0, ...counts.map(({ count }) => count))
  const [first, second] = counts.filter(({ count }) => count === most)
  return most === 0 || second ? null : (first?.id ?? null)
}

/** Words of titles that mean one of the common categories (CAT-06), in the studio's languages. */
const wordsOfCommon: Readonly<Record<string, readonly string[]>> = {
  1001: ['bootcamp', 'circuit', 'zirkel'],
  1002: ['cycling', 'cycle', 'spin', 'spinning', 'ride', 'bike', 'rad'],
  1003: ['box', 'boxing', 'kickboxing', 'boxen', 'fight', 'muay', 'karate'],
  1004: ['dance', 'dancing', 'tanz', 'tanzen', 'zumba', 'salsa', 'ballet', 'barre'],
  1005: ['wellness', 'meditation', 'breathing', 'breathwork', 'mindfulness', 'sleep', 'entspannung'],
  1006: ['pilates', 'reformer'],
  1007: ['stretch', 'stretching', 'recover', 'recovery', 'mobility', 'dehnen', 'foam'],
  1008: ['strength', 'barbell', 'dumbbell', 'kettlebell', 'weights', 'kraft', 'krafttraining', 'lifting'],
  1009: ['yoga', 'vinyasa', 'hatha', 'yin', 'ashtanga', 'flow', 'asana'],
  1010: ['cardio', 'hiit', 'tabata', 'running', 'run', 'aerobic', 'aerobics', 'intervals'],
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
}

/** Also the plural. */
function isForm(word: string, of: string): boolean {
  return word === of || word === `${of}s`
}
