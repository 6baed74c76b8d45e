import { SettingsError } from './config.ts'
import { DatabaseError } from './platform/db/database.ts'

export type CommandResult = { ok: boolean; text: string }

/**
 * Runs a terminal command, prints its result, and sets the exit code: 0, or 1 if it failed. Errors that the user can
 * fix are one line without a stack.
 */
export async function runCommand(command: () => Promise<CommandResult>): Promise<void> {
  const { ok, text } = await command().catch(failed)
  const stream = ok ? process.stdout : process.stderr
  stream.write(`${text}\n`)
  process.exitCode = ok ? 0 : 1
}

function failed(error: unknown): CommandResult {
  return { ok: false, text: describeError(error) }
}

/** One line for faulty settings, the database, and refusals of the system; a stack for faults of ours. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isKnown = error instanceof SettingsError || error instanceof DatabaseError || 'syscall' in error
  return isKnown ? error.message : (error.stack ?? error.message)
}
