import { spawn } from 'node:child_process'
import type { Writable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { DatabaseError } from '../db/database.ts'

type Options = {
  fine?: readonly number[]
  environment?: Record<string, string>
  /** Writes what the program reads, and ends it. */
  input?: (to: Writable) => Promise<void>
  /** Takes what the program prints in place of the answer; it isn't ended. */
  output?: Writable
}

/**
 * Runs a program and answers what it printed.
 * @throws DatabaseError naming the program, and what it said or how to get it
 */
export async function run(
  program: string,
  parameters: readonly string[],
  { fine = [0], environment = {}, input, output }: Options = {},
): Promise<string> {
  const child = spawn(program, parameters, {
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const { stdin, stdout, stderr } = child
  if (!stdout || !stderr) throw new Error(`${program} has no output`)
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  try {
    // Where the program ends early its own words say why, and not that nobody read what was written.
    const fed =
      stdin &&
      input?.(stdin).then(
        () => null,
        (error: unknown) => error,
      )
    const read = output ? pipeline(stdout, output, { end: false }).then(() => '') : buffer(stdout)
    const [code, printed, said] = await Promise.all([ended, read, text(stderr)])
    const isFine = code !== null && fine.includes(code)
    const fault = isFine ? await fed : null
    if (fault) throw fault
    if (isFine) return printed.toString('utf8')
    throw new DatabaseError(`${program} ended with ${code}: ${said.trim().split('\n')[0]}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new DatabaseError(
      `${program} is not installed here. It comes with ${program === 'tar' ? 'the system' : 'PostgreSQL’s client programs'}.`,
    )
  }
}
