import { FFmpegError } from 'node-av/lib'

/** FFmpeg's functions return a negative number on failure. */
export function check(code: number, doing: string): number {
  if (code < 0) throw new Error(`${doing}: ${FFmpegError.strerror(code)}`)
  return code
}
