import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type RecordedTrack, recordClip } from './record-clip.ts'

export type Pushed = {
  /** Resolves when it ends: to null, or to the error that the receiver or the network caused. */
  ended: Promise<string | null>
  stop: () => void
}
/** `speed`: how much faster than real time; `jump`: seconds added to the times after half of the clip. */
export type PushOptions = { speed?: number; jump?: number }

const program = fileURLToPath(new URL('push-rtmp-process.ts', import.meta.url))

/** Sends tracks to an RTMP address as OBS does, with FFmpeg's libraries, in a process of its own. */
export function pushRtmp(address: string, tracks: RecordedTrack[], options: PushOptions = {}): Pushed {
  const file = recordClip({ container: 'matroska', tracks })
  const child = fork(program, [JSON.stringify({ address, file, ...options })], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let said: string | null = 'killed'
  child.on('message', (message: { error: string | null }) => {
    said = message.error
  })
  const ended = new Promise<string | null>((resolve) => {
    child.on('close', () => resolve(said))
  })
  return { ended, stop: () => child.kill('SIGKILL') }
}

/** A moving picture and a tone, as an encoder is meant to send. */
export function broadcastTracks({
  seconds = 20,
  size = '320x180',
  rate = 25,
  keyframes = 2,
  codec = 'libx264',
  volume = 1,
} = {}): RecordedTrack[] {
  const options = { preset: 'ultrafast', g: String(rate * keyframes), sc_threshold: '0', bf: '2' }
  const isH264 = codec === 'libx264'
  return [
    {
      codec,
      chain: `testsrc2=s=${size}:r=${rate}:d=${seconds},format=yuv420p`,
      options: isH264 ? options : {},
    },
    {
      codec: 'aac',
      chain: `sine=f=440:r=48000:d=${seconds},volume=${volume},aformat=sample_fmts=fltp:channel_layouts=stereo`,
    },
  ]
}
