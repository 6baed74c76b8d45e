import type { Composition, MediaIndex, Segment, Track } from './media-index.ts'

/**
 * A small index for tests: a loop of 8 s (segments of 6 and 2 s) and a recorded class of 20 s, in two renditions.
 * @internal
 */
export function testIndex(): MediaIndex {
  return {
    renditions: [
      {
        name: '360',
        width: 640,
        height: 360,
        frameRate: 30,
        bandwidth: 800_000,
        averageBandwidth: 500_000,
        codecs: 'avc1.4d401e',
      },
      {
        name: '720',
        width: 1280,
        height: 720,
        frameRate: 30,
        bandwidth: 2_400_000,
        averageBandwidth: 1_500_000,
        codecs: 'avc1.64001f',
      },
    ],
    audio: { bandwidth: 96_000, codecs: 'mp4a.40.2', channels: 2, sampleRate: 48_000 },
    timescale: { video: 15_360, audio: 48_000 },
    inits: { '360': init('360'), '720': init('720'), audio: init('audio') },
    videos: { squat: track('squat', ['360', '720'], [6, 2]), yoga: track('yoga', ['360', '720'], [6, 6, 6, 2]) },
    sounds: { beat: track('beat', ['audio'], [6, 2]), calm: track('calm', ['audio'], [6, 6, 6, 2]) },
  }
}

/**
 * The loop repeated, 8 s each.
 * @internal
 */
export function loops(count: number): Composition {
  return { entries: Array.from({ length: count }, () => ({ video: 'squat', sound: 'beat' })) }
}

function init(rendition: string) {
  return { file: `init/${rendition}.mp4`, bytes: 700 }
}

function track(asset: string, renditions: string[], durations: number[]): Track {
  const segments: Record<string, Segment[]> = {}
  for (const rendition of renditions) {
    segments[rendition] = durations.map((duration, number) => ({
      file: `${asset}/${rendition}/${number}.m4s`,
      duration,
      bytes: 1000,
    }))
  }
  return { duration: durations.reduce((sum, duration) => sum + duration, 0), segments }
}
