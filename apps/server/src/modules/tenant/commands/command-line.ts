import { parseArgs } from 'node:util'
import { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { z } from 'zod'
import { TenantSettings } from '../../../platform/tenancy/tenant-settings.ts'
import { type TenantAdmin, TenantFault } from '../admin.ts'
import type { TenantRow } from '../repository.ts'
import { setValue } from '../set-value.ts'
import { assertTaken, options, usage, type Values } from './arguments.ts'
import { runCommands } from './bulk-commands.ts'
import { type ClubFileAccess, runClubFile } from './club-file-commands.ts'
import { line, report, shown, wholeFileOf } from './printed.ts'

/** The text to print, and whether the command succeeded. */
export type CommandResult = { ok: boolean; text: string }
/** Files are read on the side on which the command was typed, which may not be where it runs. */
export type ReadFile = (path: string) => Promise<string>

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
