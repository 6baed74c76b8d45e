export type Ratio = { num: number; den: number }
/** A rendition of the ladder, at its size for a source. Rates in kbit/s. */
export type Rung = {
  name: string
  width: number
  height: number
  frameRate: Ratio
  /** x264's CRF. */
  quality: number
  maxRate: number
  buffer: number
}
type Picture = { width: number; height: number; frameRate: Ratio }

type Step = Omit<Rung, 'frameRate'> & { maxFps: 30 | 60; fastMaxRate?: number }

/** Apple's HLS authoring rules with capped CRF: still footage stays far below its cap. Sizes are for landscape. */
const steps: Step[] = [
  {
    name: '1080',
    width: 1920,
    height: 1080,
    maxFps: 60,
    quality: 22,
    maxRate: 6000,
    fastMaxRate: 7800,
    buffer: 12_000,
  },
  { name: '720', width: 1280, height: 720, maxFps: 60, quality: 22, maxRate: 3500, fastMaxRate: 4500, buffer: 7000 },
  { name: '540', width: 960, height: 540, maxFps: 60, quality: 23, maxRate: 2000, buffer: 4000 },
  { name: '360', width: 640, height: 360, maxFps: 30, quality: 23, maxRate: 800, buffer: 1600 },
  { name: '234', width: 416, height: 234, maxFps: 30, quality: 24, maxRate: 300, buffer: 600 },
]
const rates: Ratio[] = [
  { num: 24_000, den: 1001 },
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1001 },
  { num: 30, den: 1 },
  { num: 48, den: 1 },
  { num: 50, den: 1 },
  { num: 60_000, den: 1001 },
  { num: 60, den: 1 },
]
/** Minimum gain of a rendition over the next lower one, in kbit/s and as a factor. */
const leanTop = 2200
const leastGain = 1.3

/** All renditions for a source, largest first: at least one, none larger than the source. */
export function ladderFor({ width, height, frameRate }: Picture): Rung[] {
  const isLandscape = width >= height
  const [long, short] = isLandscape ? [width, height] : [height, width]
  const fitting = steps.filter((step) => Math.min(step.width / long, step.height / short) <= 1.001)
  const chosen = fitting.length > 0 ? fitting : steps.slice(-1)
  return chosen.map(({ maxFps, fastMaxRate, ...step }) => {
    const isFast = frameRate.num / frameRate.den > 30.5
    return {
      ...step,
      ...fitted(step, { width, height }),
      frameRate: isFast && maxFps === 30 ? halved(frameRate) : frameRate,
      maxRate: isFast && fastMaxRate ? fastMaxRate : step.maxRate,
    }
  })
}

/** The rendition encoded first, playable on slow connections. */
export function firstRung(rungs: Rung[]): Rung | undefined {
  return rungs.find(({ name }) => name === '360') ?? rungs.at(-1)
}

/** Removes renditions too close to the next lower one, by sampled rates in kbit/s. */
export function thinned(rungs: Rung[], sampled: ReadonlyMap<string, number>): Rung[] {
  const top = sampled.get('1080')
  const next = sampled.get('720')
  if (top === undefined) return rungs
  return rungs.filter(({ name }) => {
    if (name === '540') return top >= leanTop
    if (name === '720' && next !== undefined) return top >= leastGain * next
    return true
  })
}

/** The output frame rate: the nearest common one, at most 60, so that keyframes fall on whole frames. */
export function usualRate(fps: number): Ratio {
  if (!Number.isFinite(fps) || fps <= 0) return { num: 30, den: 1 }
  if (fps < 20) return { num: Math.max(10, Math.round(fps)), den: 1 }
  const distance = ({ num, den }: Ratio) => Math.abs(num / den - fps)
  return rates.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}

/** A timescale in which frames of the rate and of half of it last whole ticks. */
export function timescaleOf({ num, den }: Ratio): number {
  return den === 1 ? num * 1000 : num
}

function halved({ num, den }: Ratio): Ratio {
  return num % 2 === 0 ? { num: num / 2, den } : { num, den: den * 2 }
}

function fitted(box: { width: number; height: number }, source: { width: number; height: number }) {
  const [width, height] = source.width >= source.height ? [box.width, box.height] : [box.height, box.width]
  const factor = Math.min(1, width / source.width, height / source.height)
  return { width: even(source.width * factor), height: even(source.height * factor) }
}

function even(length: number) {
  return Math.max(2, 2 * Math.round(length / 2))
}
