export const bucketSeconds = 10
/** A day: longer positions are not those of a class. */
const maxBuckets = 8640

/** The ten seconds of a video whose middle lies in a range, so that two ranges that meet share none. */
export function bucketsOf({ fromSecond, toSecond }: { fromSecond: number; toSecond: number }): number[] {
  const first = Math.ceil(fromSecond / bucketSeconds - 0.5)
  const end = Math.min(Math.ceil(toSecond / bucketSeconds - 0.5), maxBuckets)
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
}

/** A set of small numbers that is stored as text. */
export type SeenSet = {
  /** Returns whether it was missing. */
  add: (bucket: number) => boolean
  text: () => string
}

export function readSeen(stored: string): SeenSet {
  let bits = Buffer.from(stored, 'base64')
  return {
    add(bucket) {
      const [index, bit] = [bucket >> 3, 1 << (bucket & 7)]
      if (index >= bits.length) bits = Buffer.concat([bits, Buffer.alloc(index + 1 - bits.length)])
      const isMissing = ((bits[index] ?? 0) & bit) === 0
      bits[index] = (bits[index] ?? 0) | bit
      return isMissing
    },
    text: () => bits.toString('base64'),
  }
}
