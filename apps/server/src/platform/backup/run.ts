import { spawn } from 'node:child_process'
import type { Writable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { DatabaseError } from '../db/database.ts'

type Options = {
  fine?: readonly number[]
  environment?: Record<string, string>
  /** Writes the program's input and ends the stream. */
  input?: (to: Writable) => Promise<void>
  /** Receives the program's output instead of the caller; it isn't ended. */
  output?: Writable
}

/**
 * Runs a program and returns its output. `fine` lists the accepted exit codes.
 * @throws DatabaseError with the program's name and its error output, or how to install it
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
    // If the program ends early, its own message is reported, not the failed write to its input.
    const fed =
      stdin &&
      input?.(stdin).then(
        () => null,
        (error: unknown) => error,
      )
    const read = output ? pipeline(stdout, output, { end: false }).then(() => '') : buffer(stdout)
    const [code, printed, said] = await Promise.all([ended, read, text(stderr)])
    const isFine = code !== null && fine.includes(code)
    const fault = await fed
    if (fault && (isFine || fault instanceof DatabaseError)) throw fault
    if (isFine) return printed.toString('utf8')
    throw new DatabaseError(`${program} ended with ${code}: ${said.trim().split('\n')[0]}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new DatabaseError(
      `${program} is not installed here. It comes with ${program === 'tar' ? 'the system' : 'PostgreSQL’s client programs'}.`,
    )
  }
}
