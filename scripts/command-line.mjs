// Reads the command line of an `npm run` command. Plain JavaScript, since any Node from 20.19 must run it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './runtime.mjs'

/** Exit codes: 1 if a command failed, 2 if it was called wrongly. */
const wronglyCalled = 2

/**
 * Reads options and operands. Answers `--help` and `--version` itself, and ends the process with 2 and one line if the
 * command was called wrongly.
 * @template {import('node:util').ParseArgsConfig['options']} O
 * @param {{ usage: string, options?: O, least?: number, most?: number }} command `usage` begins with a line that
 *   shows the call; `least` and `most` say how many operands it takes (default: none)
 * @param {string[]} [words]
 */
export function readCommandLine({ usage, options, least = 0, most = least }, words = process.argv.slice(2)) {
  answerHelp(usage, words)
  try {
    const read = parseArgs({ args: words, options: /** @type {O} */ (options ?? {}), allowPositionals: true })
    const count = read.positionals.length
    if (count < least) return refuse(usage, `${least === 1 ? 'An argument is' : 'Arguments are'} missing.`)
    if (count > most) return refuse(usage, `Unexpected argument ${read.positionals[most]}.`)
    return read
  } catch (error) {
    // Node adds advice for positional arguments, which confuses more than it helps here.
    const [message] = /** @type {Error} */ (error).message.split(/\. |\n/)
    return refuse(usage, `${message}.`)
  }
}

/**
 * Answers `--help` and `--version`, for commands that read the other words themselves.
 * @param {string} usage
 * @param {string[]} words
 */
export function answerHelp(usage, words) {
  if (words.includes('--help') || words.includes('-h')) end(`${usage}\n`, process.stdout, 0)
  if (words.includes('--version')) end(`${version()}\n`, process.stdout, 0)
}

/**
 * A whole number of at least 1.
 * @param {string} usage
 * @param {string} name
 * @param {string | undefined} text
 */
export function readCount(usage, name, text) {
  if (text === undefined) return undefined
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : refuse(usage, `--${name} must be a whole number, e.g. 14.`)
}

/** @returns {never} */
function refuse(/** @type {string} */ usage, /** @type {string} */ message) {
  end(`${message} Usage: ${usage.split('\n')[0]}\n`, process.stderr, wronglyCalled)
}

/** @returns {never} */
function end(/** @type {string} */ text, /** @type {NodeJS.WriteStream} */ stream, /** @type {number} */ code) {
  stream.write(text)
  process.exit(code)
}

function version() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
}
