import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Encoder = { write: (bytes: Uint8Array) => Promise<void>; finish: () => Promise<Buffer> }

/** Starts ffmpeg with a pipe to its standard input; `finish` resolves to its standard output. */
export function startFfmpeg(args: readonly string[]): Encoder {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  const complaints: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk))
  const closed = once(child, 'close') as Promise<[number]>
  return {
    write: async (bytes) => {
      if (!child.stdin.write(bytes)) await once(child.stdin, 'drain')
    },
    finish: async () => {
      child.stdin.end()
      const [code] = await closed
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${Buffer.concat(complaints).toString()}`)
      return Buffer.concat(output)
    },
  }
}
