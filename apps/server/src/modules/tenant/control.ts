import { z } from 'zod'
import type { TenantAdmin } from './admin.ts'
import { type CommandResult, runTenantCommand } from './command-line.ts'
import type { ClubFileCommands } from './commands/club-file-commands.ts'

const Question = z.object({
  program: z.enum(['tenant', 'studio']).default('tenant'),
  words: z.array(z.string()),
  files: z.record(z.string(), z.string()),
  /** Where the command was typed, for paths of clubs' files. */
  folder: z.string().default('/'),
  passphrase: z.string().optional(),
})

type Studio = (words: string[]) => Promise<CommandResult>

/** Runs the commands that `npm run tenant` and `npm run studio` hand over to a running server. */
export function createTenantControl(admin: TenantAdmin, studio: Studio, clubFiles: ClubFileCommands) {
  return async (question: unknown): Promise<CommandResult> => {
    const { program, words, files, folder, passphrase } = Question.parse(question)
    if (program === 'studio') return studio(words)
    const read = async (path: string) => {
      const content = files[path]
      if (content === undefined) throw Object.assign(new Error('missing'), { code: 'ENOENT', path })
      return content
    }
    return runTenantCommand(words, admin, read, { commands: clubFiles, folder, passphrase })
  }
}
