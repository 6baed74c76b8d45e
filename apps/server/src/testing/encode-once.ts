import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EncoderTask } from '../modules/intake/encoding/encoder-port.ts'
import { createEncode, type Encode } from '../modules/intake/encoding/encoder-process.ts'
import { filesOf, type Made } from '../modules/intake/renditions/keep-made.ts'

type Task = Extract<EncoderTask, { source: string }>

/**
 * An encoder for tests that only use its results. A task is encoded once per test run; after that its result is
 * returned with copies of its files, in every test file and on both databases. Tasks that fail, are refused or are
 * aborted are encoded each time.
 */
export function encodeOnce(): Encode {
  const encode = createEncode()
  const folder = process.env.UPBEAT_TEST_ENCODED
  return async (task, options) => {
    if (!folder || !('source' in task)) return encode(task, options)
    const kept = join(folder, keyOf(task))
    if (existsSync(kept)) {
      const result = JSON.parse(readFileSync(join(kept, 'result.json'), 'utf8'))
      for (const { name, path } of filesMade(task, result)) cpSync(join(kept, name), path)
      return { kind: 'done', result }
    }
    const outcome = await encode(task, options)
    if (outcome.kind === 'done') {
      const aside = mkdtempSync(`${kept}-`)
      for (const { name, path } of filesMade(task, outcome.result)) cpSync(path, join(aside, name))
      writeFileSync(join(aside, 'result.json'), JSON.stringify(outcome.result))
      moveUnlessThere(aside, kept)
    }
    return outcome
  }
}

/** A hash of everything that determines the result: the source's bytes and the task without its paths. */
function keyOf(task: Task): string {
  const { source, ...rest } = task
  const withoutPaths = { ...rest, folder: '', work: '', ...(task.kind === 'still' && { file: '' }) }
  return createHash('sha256').update(JSON.stringify(withoutPaths)).update(readFileSync(source)).digest('hex')
}

function filesMade(task: Task, result: Made): { name: string; path: string }[] {
  if (task.kind === 'still') return [{ name: 'still', path: task.file }]
  return 'folder' in task ? filesOf(result).map((name) => ({ name, path: join(task.folder, name) })) : []
}

/** Another test worker may have encoded the same task at the same time. */
function moveUnlessThere(aside: string, kept: string) {
  try {
    renameSync(aside, kept)
  } catch {
    rmSync(aside, { recursive: true, force: true })
  }
}
