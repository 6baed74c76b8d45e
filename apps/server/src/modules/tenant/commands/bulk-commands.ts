import type { CommandResult } from './command-line.ts'

const comment = /^\s*(#|$)/
/** A word: letters in a row, of which some may be quoted. */
const word = /(?:[^\s'"]|'[^']*'|"[^"]*")+/g

/** The commands of a file, one a line, quoted as in a shell; null for a line whose quotes don't end. */
export function commandsIn(text: string): { line: number; words: string[] | null }[] {
  return text.split(/\r?\n/).flatMap((written, at) => {
    if (comment.test(written)) return []
    const words = written.match(word) ?? []
    const isWhole = written.replace(word, '').trim() === ''
    return [{ line: at + 1, words: isWhole ? words.map(unquoted) : null }]
  })
}

/** Runs the commands of a file one after another. One that fails doesn't keep the others from running. */
export async function runCommands(
  text: string,
  run: (words: string[]) => Promise<CommandResult>,
): Promise<CommandResult> {
  const commands = commandsIn(text)
  const results: string[] = []
  let failed = 0
  for (const { line, words } of commands) {
    const { ok, text: said } = await oneOf(words, run)
    if (!ok) failed += 1
    results.push(`line ${line}: ${words?.slice(0, 2).join(' ') ?? ''}${ok ? '' : ' FAILED'}\n${indented(said)}`)
  }
  results.push(`${commands.length} commands, ${failed} failed.`)
  return { ok: failed === 0, text: results.join('\n') }
}

async function oneOf(words: string[] | null, run: (words: string[]) => Promise<CommandResult>) {
  if (words === null) return { ok: false, text: 'a quotation mark is missing' }
  if (words[0] === 'bulk') return { ok: false, text: 'bulk: not within bulk' }
  return run(words)
}

function unquoted(text: string): string {
  return text.replace(/'([^']*)'|"([^"]*)"/g, (_, single?: string, double?: string) => single ?? double ?? '')
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ')
}
