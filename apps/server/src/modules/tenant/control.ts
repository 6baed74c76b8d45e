import { z } from 'zod'
import type { TenantAdmin } from './admin.ts'
import { type CommandResult, runTenantCommand } from './command-line.ts'

const Question = z.object({
  program: z.enum(['tenant', 'studio']).default('tenant'),
  words: z.array(z.string()),
  files: z.record(z.string(), z.string()),
})

type Studio = (words: string[]) => Promise<CommandResult>

/** Runs the commands that `npm run tenant` and `npm run studio` hand over to a running server. */
export function createTenantControl(admin: TenantAdmin, studio: Studio) {
  return async (question: unknown): Promise<CommandResult> => {
    const { program, words, files } = Question.parse(question)
    if (program === 'studio') return studio(words)
    return runTenantCommand(words, admin, async (path) => {
      const content = files[path]
      if (content === undefined) throw Object.assign(new Error('missing'), { code: 'ENOENT', path })
      return content
    })
  }
}
