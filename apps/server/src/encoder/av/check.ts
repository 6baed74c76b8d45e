import { FFmpegError } from 'node-av/lib'

/** FFmpeg's functions answer negative numbers for failures. */
export function check(code: number, doing: string): number {
  if (code < 0) throw new Error(`${doing}: ${FFmpegError.strerror(code)}`)
  return code
}
