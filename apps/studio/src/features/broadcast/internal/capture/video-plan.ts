type Size = { width: number; height: number }

/** A video rendition to encode. */
export type VideoPlan = Size & {
  name: 'high' | 'low'
  /** RFC 6381 name of the codec. */
  codec: string
  bitsPerSecond: number
  framesPerSecond: number
}

export type Support = (plan: VideoPlan, hardware: 'prefer-hardware' | 'no-preference') => Promise<boolean>

/** Profiles by preference: High, Main, Constrained Baseline. */
const profiles = ['6400', '4d40', '42e0']
const maxFramesPerSecond = 30
/** How much the machine is asked to do: all, one rendition, or a small one. */
export type Effort = 'full' | 'one' | 'small'

export function lessEffort(effort: Effort): Effort | null {
  if (effort === 'small') return null
  return effort === 'full' ? 'one' : 'small'
}

/** Below this many cores a second encoding in software would take the first one's time. */
const coresForTwo = 4

/**
 * The video renditions that this browser can encode of a camera's picture: `high` with at most 1080 lines (720 if encoded in software),
 * and `low` with 360 where the machine has the time. Empty if it can't encode H.264.
 */
export async function planVideo(
  camera: Size & { framesPerSecond: number },
  { supports, cores, effort = 'full' }: { supports: Support; cores: number; effort?: Effort },
): Promise<VideoPlan[]> {
  const framesPerSecond = Math.min(Math.max(Math.round(camera.framesPerSecond), 1), maxFramesPerSecond)
  if (effort === 'small') {
    const small = await firstSupported('high', within(camera, 360), framesPerSecond, (plan) =>
      supports(plan, 'no-preference'),
    )
    return small ? [small] : []
  }
  const inHardware = await firstSupported('high', within(camera, 1080), framesPerSecond, (plan) =>
    supports(plan, 'prefer-hardware'),
  )
  const high =
    inHardware ??
    (await firstSupported('high', within(camera, 720), framesPerSecond, (plan) => supports(plan, 'no-preference')))
  if (!high) return []
  const hasTime = inHardware !== null || cores >= coresForTwo
  if (effort === 'one' || !hasTime || Math.min(high.width, high.height) <= 360) return [high]
  const low = await firstSupported('low', within(camera, 360), framesPerSecond, (plan) =>
    supports(plan, 'no-preference'),
  )
  return low ? [high, low] : [high]
}

async function firstSupported(
  name: VideoPlan['name'],
  size: Size,
  framesPerSecond: number,
  supports: (plan: VideoPlan) => Promise<boolean>,
): Promise<VideoPlan | null> {
  for (const profile of profiles) {
    const plan = { name, ...size, framesPerSecond, codec: `avc1.${profile}${levelOf(size)}`, ...rateOf(size) }
    if (await supports(plan)) return plan
  }
  return null
}

/** Scales down so that the shorter side has at most this many pixels. Encoders need even sides. */
function within({ width, height }: Size, shorter: number): Size {
  const scale = Math.min(shorter / Math.min(width, height), 1)
  return { width: even(width * scale), height: even(height * scale) }
}

const even = (pixels: number) => Math.max(Math.round(pixels / 2) * 2, 2)

/** H.264 levels 3.0, 3.1 and 4.0, by macroblocks per frame at 30 frames per second. */
function levelOf({ width, height }: Size): string {
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16)
  if (blocks <= 1350) return '1e'
  return blocks <= 3600 ? '1f' : '28'
}

function rateOf({ width, height }: Size): { bitsPerSecond: number } {
  const lines = Math.min(width, height)
  if (lines > 720) return { bitsPerSecond: 4_500_000 }
  if (lines > 480) return { bitsPerSecond: 2_500_000 }
  return { bitsPerSecond: lines > 360 ? 1_200_000 : 700_000 }
}
