import { spawn } from 'node:child_process'
import { buffer, text } from 'node:stream/consumers'
import { DatabaseError } from '../db/database.ts'

/**
 * Runs a program and answers what it printed.
 * @throws DatabaseError naming the program, and what it said or how to get it
 */
export async function run(
  program: string,
  parameters: readonly string[],
  { fine = [0], environment = {} }: { fine?: readonly number[]; environment?: Record<string, string> } = {},
): Promise<string> {
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  try {
    const [code, printed, said] = await Promise.all([ended, buffer(child.stdout), text(child.stderr)])
    if (code !== null && fine.includes(code)) return printed.toString('utf8')
    throw new DatabaseError(`${program} ended with ${code}: ${said.trim().split('\n')[0]}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new DatabaseError(
      `${program} is not installed here. It comes with ${program === 'tar' ? 'the system' : 'PostgreSQL’s client programs'}.`,
    )
  }
}
