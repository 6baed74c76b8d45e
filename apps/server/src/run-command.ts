import { SettingsError } from './config.ts'
import { DatabaseError } from './platform/db/database.ts'

type Result = { ok: boolean; text: string }

/** Runs a terminal command and prints its result; errors that the user can fix are one line without a stack. */
export async function runCommand(command: (words: string[]) => Promise<Result>): Promise<void> {
  const { ok, text } = await command(process.argv.slice(2)).catch(failed)
  const stream = ok ? process.stdout : process.stderr
  stream.write(`${text}\n`)
  process.exitCode = ok ? 0 : 1
}

function failed(error: unknown): Result {
  const isKnown = error instanceof SettingsError || error instanceof DatabaseError
  return {
    ok: false,
    text: error instanceof Error ? ((isKnown ? undefined : error.stack) ?? error.message) : String(error),
  }
}
