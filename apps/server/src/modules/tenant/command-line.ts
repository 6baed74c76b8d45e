import { parseArgs } from 'node:util'
import { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { z } from 'zod'
import { TenantSettings } from '../../platform/tenancy/tenant-settings.ts'
import { type Outcome, type TenantAdmin, TenantFault, type TenantFile } from './admin.ts'
import { runCommands } from './commands/bulk-commands.ts'
import { type ClubFileAccess, runClubFile } from './commands/club-file-commands.ts'
import { completeConfig } from './complete-config.ts'
import { maskSecrets } from './mask-secrets.ts'
import type { TenantRow } from './repository.ts'
import { setValue } from './set-value.ts'

/** The text to print, and whether the command succeeded. */
export type CommandResult = { ok: boolean; text: string }
/** Files are read on the side on which the command was typed, which may not be where it runs. */
export type ReadFile = (path: string) => Promise<string>

export const usage = `npm run tenant -- COMMAND [--dry-run]

  list                                  the clubs
  create NAME [KEY=VALUE...] [--config FILE] [--logo FILE.svg] [--domain HOST] [--from NAME]
                                        --from takes look, texts, policies, plans and settings of another club,
                                        but no people, classes, secrets or hosts
  show NAME                             its whole configuration, defaults filled in
  set NAME KEY=VALUE... [--logo FILE.svg]
                                        e.g. colours.primary=#0f766e showSignUpPage=false settings.mailFrom=a@club.example
                                        KEY= goes back to the default; --all instead of NAME: at every club
  wording NAME LANGUAGE KEY=TEXT...     the club's own texts in place of the product's, e.g. wording pulse de shell.classes=Stunden
                                        KEY= goes back to the product's
  export NAME                           the club as JSON, its private settings and its wording too
  import FILE                           makes the club of an exported file, or gives it that shape
  export NAME FILE.tar [--without-media]
                                        the whole club as one file: classes, media, members, progress, staff, history
  import FILE.tar [--as NAME] [--host HOST]
                                        brings it to this installation; --as beside a club that is here already
  domain NAME HOST | domain NAME --remove
  disable NAME, enable NAME
  bulk FILE                             runs the commands of a file in one start, one a line; --dry-run for all of them

CLUB_FILE_PASSPHRASE in the environment seals the secrets of an exported club, and opens them again.
--dry-run tells what would change and changes nothing. Keys: docs/tenant-configuration.md`

const options = {
  'dry-run': { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
  config: { type: 'string' },
  logo: { type: 'string' },
  domain: { type: 'string' },
  'without-media': { type: 'boolean', default: false },
  as: { type: 'string' },
  host: { type: 'string' },
  from: { type: 'string' },
  all: { type: 'boolean', default: false },
} as const

/**
 * What each command accepts after the club's name: the maximum number of words, and options. Anything else is an error.
 */
const takes: Record<string, { words: number; options: (keyof typeof options)[] }> = {
  list: { words: 0, options: [] },
  create: { words: Number.POSITIVE_INFINITY, options: ['config', 'logo', 'domain', 'from'] },
  show: { words: 0, options: [] },
  set: { words: Number.POSITIVE_INFINITY, options: ['logo', 'all'] },
  wording: { words: Number.POSITIVE_INFINITY, options: ['all'] },
  export: { words: 1, options: ['without-media'] },
  import: { words: 0, options: ['as', 'host'] },
  domain: { words: 1, options: ['remove'] },
  disable: { words: 0, options: [] },
  enable: { words: 0, options: [] },
  bulk: { words: 0, options: [] },
}

const Group = z.record(z.string(), z.unknown())
const FileShape = z.object({
  name: z.string(),
  domain: z.string().nullable().default(null),
  disabled: z.boolean().default(false),
  config: Group,
  settings: Group.default({}),
  logoSvg: z.string().nullable().default(null),
  wording: z.record(z.string(), z.record(z.string(), z.string().min(1))).optional(),
})

/** Runs one command line of `npm run tenant`. Returns faults instead of throwing. */
export async function runTenantCommand(
  words: string[],
  admin: TenantAdmin,
  readFile: ReadFile,
  clubFiles?: ClubFileAccess,
): Promise<CommandResult> {
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
    assertTaken(positionals, values)
    const [verb, name = ''] = positionals
    if (verb === 'bulk') {
      const own = values['dry-run'] ? ['--dry-run'] : []
      const one = (command: string[]) => runTenantCommand([...command, ...own], admin, readFile, clubFiles)
      return await runCommands(await fileAt(name, readFile), one)
    }
    if (values.all) return await everywhere(words, admin, (command) => runTenantCommand(command, admin, readFile))
    const ofFile = clubFiles ? await runClubFile(positionals, values, clubFiles) : null
    const read = (path: string) => fileAt(path, readFile)
    return { ok: true, text: ofFile ?? (await run(positionals, values, { admin, readFile: read, clubFiles })) }
  } catch (error) {
    if (error instanceof TenantFault) return { ok: false, text: error.message }
    const { code, message } = error as NodeJS.ErrnoException
    if (String(code).startsWith('ERR_PARSE_ARGS')) return { ok: false, text: `${message}\n\n${usage}` }
    throw error
  }
}

/** The same command at every club, as the lines of a bulk file. */
async function everywhere(
  words: string[],
  admin: TenantAdmin,
  run: (words: string[]) => Promise<CommandResult>,
): Promise<CommandResult> {
  const [verb = '', ...rest] = words.filter((word) => word !== '--all')
  const names = (await admin.list()).map(({ name }) => name)
  return runCommands(names.map((name) => `${verb} ${name}`).join('\n'), (command) => run([...command, ...rest]))
}

type Values = {
  'dry-run': boolean
  remove: boolean
  config?: string
  logo?: string
  domain?: string
  'without-media': boolean
  as?: string
  host?: string
  from?: string
  all: boolean
}

function assertTaken([command = '', name, ...rest]: string[], values: Values) {
  const taken = Object.hasOwn(takes, command) ? takes[command] : undefined
  if (!taken) throw new TenantFault(command === '' ? [usage] : [`There is no command ${command}.`, '', usage])
  const words = command === 'list' && name !== undefined ? [name, ...rest] : rest
  const extra = [
    ...words.slice(taken.words),
    ...(['remove', 'config', 'logo', 'domain', 'without-media', 'as', 'host', 'from', 'all'] as const)
      .filter((key) => values[key] && !taken.options.includes(key))
      .map((key) => `--${key}`),
  ]
  if (extra.length > 0) throw new TenantFault(extra.map((word) => `${word}: ${command} takes no such thing`))
}

async function fileAt(path: string, readFile: ReadFile): Promise<string> {
  try {
    return await readFile(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new TenantFault([code === 'ENOENT' ? `There is no file ${path}.` : `${path}: can't be read (${code})`])
  }
}

type Access = { admin: TenantAdmin; readFile: ReadFile; clubFiles: ClubFileAccess | undefined }

async function run([command, name, ...rest]: string[], values: Values, { admin, readFile, clubFiles }: Access) {
  const dryRun = values['dry-run']
  const logo = async () => (values.logo === undefined ? {} : { logoSvg: await readFile(values.logo) })
  if (command === 'list') return (await admin.list()).map(line).join('\n') || 'There is no club yet.'
  if (command === undefined || name === undefined) throw new TenantFault([usage])
  switch (command) {
    case 'create': {
      const config = values.config === undefined ? {} : parse(Group, await readFile(values.config), values.config)
      const own = {
        ...(await logo()),
        ...(values.domain === undefined ? {} : { domain: values.domain.toLowerCase() }),
      }
      if (values.from !== undefined) {
        if (!clubFiles) throw new TenantFault([usage])
        const alter = (given: Pick<TenantRow, 'config' | 'settings' | 'logoSvg'>) => ({
          ...given,
          ...withValues({ ...given, config: { ...given.config, ...config } }, rest),
          ...own,
        })
        return report(await clubFiles.commands.createFrom(name, { template: values.from, alter, dryRun }))
      }
      return report(await admin.create(name, { ...withValues({ config, settings: {} }, rest), ...own }, { dryRun }))
    }
    case 'show':
      return shown(admin, await admin.find(name))
    case 'set': {
      if (rest.length === 0 && values.logo === undefined) throw new TenantFault([usage])
      const given = await logo()
      return report(await admin.change(name, (row) => ({ ...withValues(row, rest), ...given }), { dryRun }))
    }
    case 'export':
      return JSON.stringify(await wholeFileOf(admin, await admin.find(name)), null, 2)
    case 'import': {
      const { wording, ...file } = parse(FileShape, await readFile(name), name)
      return report(await admin.take(file, wording, dryRun))
    }
    case 'wording': {
      const [language = '', ...pairs] = rest
      if (pairs.length === 0) throw new TenantFault([usage])
      return report(await admin.reword(name, language.toLowerCase(), Object.fromEntries(pairs.map(split)), dryRun))
    }
    case 'domain': {
      // Requires exactly one of the two.
      if (values.remove === (rest[0] !== undefined)) throw new TenantFault([usage])
      const domain = values.remove ? null : (rest[0] ?? '').toLowerCase()
      return report(await admin.change(name, () => ({ domain }), { dryRun }))
    }
    case 'disable':
    case 'enable':
      return report(await admin.change(name, () => ({ disabled: command === 'disable' }), { dryRun }))
    default:
      throw new TenantFault([usage])
  }
}

function withValues<T extends Pick<TenantRow, 'config' | 'settings'>>(row: T, pairs: string[]) {
  const { config, settings } = structuredClone({ config: row.config, settings: row.settings })
  for (const pair of pairs) {
    const [key, text] = split(pair)
    const path = key.split('.')
    if (key === 'settings') throw new TenantFault(['settings: must be settings.KEY=VALUE'])
    if (path.includes('')) throw new TenantFault([`${key}: has an empty part`])
    if (['name', 'tenantID'].includes(path[0] ?? '')) throw new TenantFault([`${path[0]}: can't be changed`])
    if (path[0] === 'settings') setValue(settings, path.slice(1), text, TenantSettings)
    else setValue(config, path, text, TenantConfig)
  }
  return { config, settings }
}

function split(pair: string): [key: string, text: string] {
  const at = pair.indexOf('=')
  if (at < 1) throw new TenantFault([`${pair}: must be KEY=VALUE`])
  return [pair.slice(0, at), pair.slice(at + 1)]
}

function parse<T extends z.ZodType>(shape: T, text: string, path: string): z.output<T> {
  try {
    return shape.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) throw new TenantFault([`${path}: is no JSON: ${error.message}`])
    throw new TenantFault(
      (error as z.ZodError).issues.map((issue) => `${path}: ${issue.path.join('.')}: ${issue.message}`),
    )
  }
}

function fileOf({ name, domain, disabled, config, settings, logoSvg }: TenantRow): TenantFile {
  return { name, domain, disabled, config, settings, logoSvg }
}

async function wholeFileOf(admin: TenantAdmin, row: TenantRow) {
  return { ...fileOf(row), wording: await admin.wordingOf(row.id) }
}

function report({ row, changes, warnings, saved }: Outcome) {
  const end = changes.length === 0 ? 'Nothing changes.' : saved ? `Saved ${row.name}.` : 'Dry run: nothing was saved.'
  return [...changes, ...warnings.map((warning) => `warning: ${warning}`), end].join('\n')
}

function line({ name, domain, disabled }: TenantRow) {
  return [name, domain, disabled ? 'disabled' : ''].filter(Boolean).join('  ')
}

async function shown(admin: TenantAdmin, row: TenantRow) {
  const { config, logoSvg } = row
  const logo = logoSvg === null ? 'none' : `${Buffer.byteLength(logoSvg)} bytes`
  const whole = { ...fileOf(row), logoSvg: logo, config: safeConfig(row) ?? config }
  return JSON.stringify({ ...(maskSecrets('', whole) as object), wording: await admin.wordingOf(row.id) }, null, 2)
}

/** Shows an invalid club as it is stored, so that it can be fixed. */
function safeConfig(row: TenantRow) {
  try {
    return completeConfig(row)
  } catch {
    return null
  }
}
