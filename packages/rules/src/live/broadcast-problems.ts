/** What can be wrong with a received broadcast. */
export const broadcastProblemCodes = [
  'noVideo',
  'noAudio',
  'silent',
  'clipping',
  'videoCodec',
  'audioCodec',
  'tooLarge',
  'lowFrameRate',
  'longKeyframeInterval',
  'lowBitrate',
  'highBitrate',
  'gaps',
  'timestampsJump',
  'diskFull',
] as const
export type BroadcastProblemCode = (typeof broadcastProblemCodes)[number]

export type BroadcastProblem = { code: BroadcastProblemCode; value: number | string | null }

/** What was measured of a broadcast during the last `measuredSeconds`. */
export type BroadcastMeasures = {
  connectedSeconds: number
  /** Since the last segment arrived. */
  silentSeconds: number
  video: {
    codec: string
    width: number
    height: number
    framesPerSecond: number | null
    bitsPerSecond: number | null
    keyframeSecond: number | null
  } | null
  /** `peakDecibel`: dBFS. */
  audio: { codec: string; bitsPerSecond: number | null; peakDecibel: number | null } | null
  /** What is missing of the last minute, in seconds. */
  missingSeconds: number
  /** What the receiver couldn't accept. */
  rejected: BroadcastProblem[]
  isDiskFull: boolean
}

/** How far back a measurement goes, so that a problem is reported within 15 seconds. */
export const measuredSeconds = 10
/** How long the first segments may take: a keyframe interval and the way. */
const patienceSeconds = 10
const silence = -60
const clipping = -0.1
const slowestFrames = 20
const longestKeyframeSeconds = 4
const mostBits = 8_000_000
/** The least bits per second at which a moving picture looks acceptable, by its height. */
const leastBits: readonly { height: number; bits: number }[] = [
  { height: 1000, bits: 2_000_000 },
  { height: 700, bits: 1_000_000 },
  { height: 0, bits: 300_000 },
]

/** What is wrong with a broadcast, most severe first. Values have the units of the measures. */
export function broadcastProblems(measures: BroadcastMeasures): BroadcastProblem[] {
  const { connectedSeconds, silentSeconds, video, audio, missingSeconds, rejected, isDiskFull } = measures
  const isAwaited = connectedSeconds < patienceSeconds
  const missing =
    silentSeconds >= patienceSeconds && !isAwaited ? Math.max(missingSeconds, silentSeconds) : missingSeconds
  const codes = new Set(rejected.map(({ code }) => code))
  return [
    ...when('diskFull', isDiskFull, null),
    ...rejected,
    ...when('noVideo', !video && !isAwaited && !codes.has('videoCodec') && !codes.has('longKeyframeInterval'), null),
    ...(video ? pictureProblems(video) : []).filter(({ code }) => !codes.has(code)),
    ...when('noAudio', !audio && !isAwaited && !codes.has('audioCodec'), null),
    ...(audio ? soundProblems(audio) : []),
    ...when('gaps', missing >= 1, Math.round(missing)),
  ]
}

function pictureProblems(video: NonNullable<BroadcastMeasures['video']>): BroadcastProblem[] {
  const { codec, width, height, framesPerSecond, bitsPerSecond, keyframeSecond } = video
  const least = leastBits.find((each) => Math.min(width, height) >= each.height)?.bits ?? 0
  return [
    ...when('videoCodec', !/^(avc[13]|vp09)\b/.test(codec), codec),
    ...when('tooLarge', Math.min(width, height) > 1080 || Math.max(width, height) > 1920, `${width} × ${height}`),
    ...when('longKeyframeInterval', over(keyframeSecond, longestKeyframeSeconds), rounded(keyframeSecond)),
    ...when('lowFrameRate', under(framesPerSecond, slowestFrames), rounded(framesPerSecond)),
    ...when('lowBitrate', under(bitsPerSecond, least), bitsPerSecond),
    ...when('highBitrate', over(bitsPerSecond, mostBits), bitsPerSecond),
  ]
}

function soundProblems({ codec, peakDecibel }: NonNullable<BroadcastMeasures['audio']>): BroadcastProblem[] {
  return [
    ...when('audioCodec', !/^(mp4a|opus)\b/i.test(codec), codec),
    ...when('silent', under(peakDecibel, silence), rounded(peakDecibel)),
    ...when('clipping', peakDecibel !== null && peakDecibel >= clipping, rounded(peakDecibel)),
  ]
}

function when(code: BroadcastProblemCode, holds: boolean, value: BroadcastProblem['value']): BroadcastProblem[] {
  return holds ? [{ code, value }] : []
}

function under(value: number | null, limit: number): boolean {
  return value !== null && value < limit
}

function over(value: number | null, limit: number): boolean {
  return value !== null && value > limit
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10
}
