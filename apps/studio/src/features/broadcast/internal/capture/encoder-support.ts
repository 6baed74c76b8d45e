import type { Support } from './video-plan.ts'

/** Whether WebCodecs here can encode this video rendition in real time. */
export const supportsVideo: Support = async (plan, hardwareAcceleration) => {
  if (typeof VideoEncoder === 'undefined') return false
  const { codec, width, height, bitsPerSecond: bitrate, framesPerSecond: framerate } = plan
  const config = { codec, width, height, bitrate, framerate, hardwareAcceleration, latencyMode: 'realtime' } as const
  const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }))
  return supported === true
}

/** Whether WebCodecs here can encode AAC. Where it can't, an encoder in WebAssembly is loaded. */
export async function supportsAac(): Promise<boolean> {
  if (typeof AudioEncoder === 'undefined') return false
  const config = { codec: 'mp4a.40.2', sampleRate: 48_000, numberOfChannels: 2, bitrate: 128_000 }
  const { supported } = await AudioEncoder.isConfigSupported(config).catch(() => ({ supported: false }))
  return supported === true
}

/** Why this browser can't broadcast; null if it can. Asked before a camera is opened. */
export async function broadcastObstacle(): Promise<'insecure' | 'noCamera' | 'noEncoder' | null> {
  if (!window.isSecureContext) return 'insecure'
  if (!navigator.mediaDevices) return 'noCamera'
  const plan = { name: 'low', width: 640, height: 360, framesPerSecond: 30, bitsPerSecond: 700_000 } as const
  return (await supportsVideo({ ...plan, codec: 'avc1.42e01e' }, 'no-preference')) ? null : 'noEncoder'
}
