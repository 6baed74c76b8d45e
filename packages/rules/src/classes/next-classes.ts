/** The compared fields of a class. `intensity` is a step from 1 to 10. */
type Comparable = {
  tag: string
  classCategory: number | null
  instructor: string | null
  intensity: number | null
  durationSecond: number | null
}

/** A class of at least this intensity ("very hard", ENT-48) is followed by a cool-down. */
const hardFrom = 7
/** A cool-down is at most moderate, and short. */
export const coolDown = { maxIntensity: 3, maxSeconds: 15 * 60 }
const offered = 2

export function isHard({ intensity }: Pick<Comparable, 'intensity'>): boolean {
  return intensity !== null && intensity >= hardFrom
}

/**
 * Up to two classes to suggest after a finished one: a cool-down first if it was hard, then classes of the same coach, then of the same
 * category, and longer classes only after all others, shortest first. Ties keep the order of `candidates`.
 */
export function nextClasses<Item extends Comparable>(done: Comparable, candidates: readonly Item[]): Item[] {
  const others = [...new Map(candidates.map((item) => [item.tag, item])).values()].filter(({ tag }) => tag !== done.tag)
  const [cool] = isHard(done) ? others.filter(isCoolDown) : []
  const fitting = others
    .filter((item) => item !== cool && likeness(done, item) > 0)
    .toSorted((one, other) => excess(done, one) - excess(done, other) || likeness(done, other) - likeness(done, one))
  return [...(cool ? [cool] : []), ...fitting].slice(0, offered)
}

function isCoolDown({ intensity, durationSecond }: Comparable): boolean {
  if (intensity === null || durationSecond === null) return false
  return intensity <= coolDown.maxIntensity && durationSecond <= coolDown.maxSeconds
}

/** Lengths of one class, rounded to minutes by its title, differ by less than this. */
const sameLengthSeconds = 60

/** The seconds by which a class is longer than the finished one: after a short class, a long one is seldom wanted. */
function excess({ durationSecond: done }: Comparable, { durationSecond: other }: Comparable): number {
  if (done === null || other === null || other < done + sameLengthSeconds) return 0
  return other - done
}

/** 2 for the same coach, 1 for the same category. */
function likeness(done: Comparable, other: Comparable): number {
  const sameCoach = done.instructor !== null && other.instructor === done.instructor
  const sameCategory = done.classCategory !== null && other.classCategory === done.classCategory
  return (sameCoach ? 2 : 0) + (sameCategory ? 1 : 0)
}
