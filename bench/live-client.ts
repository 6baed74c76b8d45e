import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { callApi, signInByApi } from '../e2e/support/api.ts'
import type { Figure } from './figure.ts'
import { placeEvent } from './place-events.ts'
import { origin, startServer } from './server.ts'

const seconds = 60

/**
 * Number of ffmpeg warnings, as an independent client, in about a minute of a simulated live. It crosses the joins of many loops, whose
 * decode times are rewritten to be contiguous; the playlist has no `#EXT-X-DISCONTINUITY`.
 */
export async function liveClient(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir)
  try {
    const { id } = await placeEvent('bench-client', -120)
    const { token, userId } = await signInByApi('active@pulse.example')
    const { liveStreamingLink } = await callApi('connectClass', { token, params: { id, userId } })
    const stream = origin + new URL(liveStreamingLink).pathname
    const started = performance.now()
    const client = spawn(
      'ffmpeg',
      ['-hide_banner', '-nostdin', '-v', 'error', '-i', stream, '-t', String(seconds), '-f', 'null', '-'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    let told = ''
    client.stderr.setEncoding('utf8').on('data', (text: string) => {
      told += text
    })
    const [code] = await once(client, 'exit')
    const lines = told.split('\n').filter((line) => line.trim() !== '')
    for (const line of lines) console.error(`ffmpeg: ${line}`)
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
    // ffmpeg reads as fast as it can, so following a live stream takes real time.
    const followed = (performance.now() - started) / 1000
    return [
      {
        name: 'ffmpeg across the joins of loops in a live for 60 s, lines of error',
        result: lines.length,
        unit: '',
        target: { atMost: 0 },
      },
      { name: 'seconds it followed', result: followed, unit: 's', target: { atLeast: seconds / 2 } },
    ]
  } finally {
    await server.stop()
  }
}
