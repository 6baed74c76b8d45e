type Comparable = {
  tag: string
  classCategory: number | null
  /** A step from 1 to 10. */
  skill: number | null
  durationSecond: number | null
}

/** The class of the same category that needs less skill and is the nearest in length, then in skill; `null` if there is none. */
export function easierClass<Item extends Comparable>(current: Comparable, candidates: readonly Item[]): Item | null {
  const { classCategory, skill, durationSecond } = current
  if (classCategory === null || skill === null) return null
  const difference = (item: Item) => Math.abs((item.durationSecond ?? 0) - (durationSecond ?? 0))
  const [easier = null] = candidates
    .filter((item) => item.classCategory === classCategory && item.skill !== null && item.skill < skill)
    .toSorted((one, other) => difference(one) - difference(other) || (other.skill ?? 0) - (one.skill ?? 0))
  return easier
}
