import type { ClassSeed } from './class-seed.ts'
import type { SeededRandom } from './seeded-random.ts'

/** At most `count` of the classes in the given order, such that no two neighbours have the same picture. */
export function chooseNeighbours(classes: readonly ClassSeed[], count: number, random: SeededRandom): ClassSeed[] {
  const chosen: ClassSeed[] = []
  const spare = Math.ceil(count / 4) + 4
  for (const candidate of random.sample(classes, count + spare)) {
    if (chosen.length === count) break
    if (candidate.pictureKey !== chosen.at(-1)?.pictureKey) chosen.push(candidate)
  }
  return chosen
}
