import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import { childrenOf } from './processes.ts'
import { startServer } from './server.ts'
import { isPrepared, signInToStudio } from './studio-client.ts'
import { studioClips } from './studio-clips.ts'

const settings = { MEDIA_RESERVE_GB: '0' }
const partSeconds = 60
const unfinished = '.unfinished'

/** Kills the server and its encoder late in the second part of an encode, and checks which parts are encoded again. */
export async function studioKill(dataDir: string): Promise<Figure[]> {
  const source = studioClips(dataDir).moving(150, '640x360')
  const first = await startServer(dataDir, settings)
  let parts: Part[]
  try {
    const { tag } = await (await signInToStudio()).upload(source, 'killed.mp4')
    parts = await waitFor(
      () => partsOf(dataDir, tag),
      (found) => found.some(isLate),
    )
    const encoders = childrenOf(first.pid)
    await first.kill()
    for (const pid of encoders) endProcess(pid)
    parts = partsOf(dataDir, tag)
    const lost = Math.max(0, ...parts.filter(isUnfinished).map(({ file }) => secondsOf(file)))
    const kept = parts.filter((part) => !isUnfinished(part))
    const restarted = performance.now()
    const second = await startServer(dataDir, settings)
    try {
      const isTouched = (before: Part) => !existsSync(before.file) || statSync(before.file).mtimeMs !== before.changed
      await waitFor(
        () => partsOf(dataDir, tag),
        (found) => found.some((part) => isUnfinished(part) && part.changed > Date.now() - 2000),
      )
      const seconds = (performance.now() - restarted) / 1000
      const again = kept.filter(isTouched).length * partSeconds
      await (await signInToStudio()).until(tag, isPrepared)
      return [
        { name: 'video encoded again after kill -9', result: lost + again, unit: 's', target: { atMost: 60 } },
        { name: 'kill -9 to the encode going on', result: seconds, unit: 's', target: { atMost: 60 } },
      ]
    } finally {
      await second.stop()
    }
  } finally {
    await first.kill()
  }
}

type Part = { file: string; changed: number }

/** A part after the first that is nearly encoded. */
function isLate(part: Part) {
  return isUnfinished(part) && !/-0000\.mp4/.test(part.file) && secondsOf(part.file) >= 40
}

function isUnfinished({ file }: Part) {
  return file.endsWith(unfinished)
}

/** The files of a class's first video in the encoder's folder, finished parts and unfinished ones. */
function partsOf(dataDir: string, tag: string): Part[] {
  const folder = join(dataDir, 'work')
  const path = join(encodeURIComponent(tag), '1', 'ladder-parts')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes(`${path}/`))
    .flatMap((name) => {
      const changed = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs
      return changed === undefined ? [] : [{ file: join(folder, name), changed }]
    })
}

/** Seconds of video in an unfinished file; the encoder writes four seconds at a time. */
function secondsOf(file: string) {
  if (!existsSync(file) || statSync(file).size < 10_000) return 0
  const read = ['-v', 'quiet', '-show_entries', 'packet=dts_time', '-of', 'csv=p=0', '-f', 'mp4', file]
  const times = execFileSync('ffprobe', read, { encoding: 'utf8' }).split('\n').map(Number.parseFloat)
  return Math.max(0, ...times.filter(Number.isFinite))
}

async function waitFor<T>(look: () => T, isEnough: (seen: T) => boolean, limitSeconds = 600): Promise<T> {
  const started = performance.now()
  for (;;) {
    const seen = look()
    if (isEnough(seen)) return seen
    if (performance.now() - started > limitSeconds * 1000) throw new Error('The encode did not get so far.')
    await pause(100)
  }
}

function endProcess(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The encoder ends with its server.
  }
}
