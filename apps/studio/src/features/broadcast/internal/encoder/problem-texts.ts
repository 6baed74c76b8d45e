import type { BroadcastHealth } from '@upbeat/contract/studio/entities/broadcast'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { BroadcastProblemCode } from '@upbeat/rules/live/broadcast-problems'

type Problem = BroadcastHealth['problems'][number]

/** Each problem with its fix in OBS; other encoders have the same settings by the same names. */
const inObs: Record<BroadcastProblemCode, StudioPhraseKey> = {
  noVideo: 'broadcast.obsNoVideo',
  noAudio: 'broadcast.obsNoAudio',
  silent: 'broadcast.obsSilent',
  clipping: 'broadcast.obsClipping',
  videoCodec: 'broadcast.obsVideoCodec',
  audioCodec: 'broadcast.obsAudioCodec',
  tooLarge: 'broadcast.obsTooLarge',
  lowFrameRate: 'broadcast.obsLowFrameRate',
  longKeyframeInterval: 'broadcast.obsLongKeyframeInterval',
  lowBitrate: 'broadcast.obsLowBitrate',
  highBitrate: 'broadcast.obsHighBitrate',
  gaps: 'broadcast.obsGaps',
  timestampsJump: 'broadcast.obsTimestampsJump',
  diskFull: 'broadcast.obsDiskFull',
}

/** Problems that people can mend in the room; the others are this page's own. */
const inBrowser: Partial<Record<BroadcastProblemCode, StudioPhraseKey>> = {
  noVideo: 'broadcast.browserNoVideo',
  noAudio: 'broadcast.browserNoAudio',
  silent: 'broadcast.browserSilent',
  clipping: 'broadcast.browserClipping',
  lowFrameRate: 'broadcast.browserLowFrameRate',
  gaps: 'broadcast.browserGaps',
  diskFull: 'broadcast.obsDiskFull',
}

/** What is worth saying: a browser sends as few bits as the picture needs. */
export function shownProblems({ problems, source }: Pick<BroadcastHealth, 'problems' | 'source'>): Problem[] {
  return problems.filter(({ code }) => source === 'rtmp' || code !== 'lowBitrate')
}

/** The sentence that says what is wrong and how to mend it. */
export function problemPhrase(
  { code, value }: Problem,
  source: BroadcastHealth['source'],
): { key: StudioPhraseKey; values: { value: string } } {
  const key = source === 'rtmp' ? inObs[code] : (inBrowser[code] ?? 'broadcast.browserOther')
  const isRate = code === 'lowBitrate' || code === 'highBitrate'
  const shown = isRate && typeof value === 'number' ? rateOf(value) : String(value ?? '')
  return { key, values: { value: shown } }
}

/** A bitrate as encoders write it: `2,500 Kbps`. */
export function rateOf(bitsPerSecond: number): string {
  return `${Math.round(bitsPerSecond / 1000).toLocaleString('en-GB')} Kbps`
}
