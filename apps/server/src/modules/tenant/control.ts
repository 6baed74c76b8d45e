import { z } from 'zod'
import type { TenantAdmin } from './admin.ts'
import { type CommandResult, runTenantCommand } from './command-line.ts'

const Question = z.object({ words: z.array(z.string()), files: z.record(z.string(), z.string()) })

/** Carries out what `npm run tenant` hands over to a running server. */
export function createTenantControl(admin: TenantAdmin) {
  return async (question: unknown): Promise<CommandResult> => {
    const { words, files } = Question.parse(question)
    return runTenantCommand(words, admin, async (path) => {
      const content = files[path]
      if (content === undefined) throw Object.assign(new Error('missing'), { code: 'ENOENT', path })
      return content
    })
  }
}
