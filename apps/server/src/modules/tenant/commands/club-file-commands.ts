import { resolve } from 'node:path'
import { type Outcome, TenantFault, type TenantFile } from '../admin.ts'

/** Clubs as files with all their data, for the command line. The texts are for the terminal; faults are TenantFaults. */
export type ClubFileCommands = {
  /** Whether the file is a club's, as opposed to a configuration as JSON. */
  isClubFile: (file: string) => Promise<boolean>
  exportTo: (name: string, file: string, options: { withMedia: boolean } & Passphrase) => Promise<string>
  importFrom: (
    file: string,
    options: { dryRun: boolean; as?: string | undefined; host?: string | undefined } & Passphrase,
  ) => Promise<string>
  /** Makes a club in the shape of another; `alter` changes what that gives. */
  createFrom: (name: string, asked: FromTemplate) => Promise<Outcome>
}
export type FromTemplate = {
  template: string
  alter: (start: Pick<TenantFile, 'config' | 'settings' | 'logoSvg'>) => Partial<TenantFile>
  dryRun: boolean
}
type Passphrase = { passphrase?: string | undefined }

/** How a command reaches them: from its folder, and with the passphrase of its environment. */
export type ClubFileAccess = { commands: ClubFileCommands; folder: string } & Passphrase

type Values = { 'dry-run': boolean; 'without-media': boolean; as?: string; host?: string }
const shortestPassphrase = 12

/** Runs `export NAME FILE` and `import FILE` of a club's file; null for every other command. */
export async function runClubFile(
  [command, name, file]: string[],
  values: Values,
  { commands, folder, passphrase }: ClubFileAccess,
): Promise<string | null> {
  if (name === undefined) return null
  const isImport = command === 'import' && (await commands.isClubFile(resolve(folder, name)))
  if (!isImport && (command !== 'export' || file === undefined)) return assertNoOptions(values)
  if (passphrase !== undefined && passphrase.length < shortestPassphrase) {
    throw new TenantFault([`CLUB_FILE_PASSPHRASE: must have at least ${shortestPassphrase} characters`])
  }
  const { as, host } = values
  if (isImport) return commands.importFrom(resolve(folder, name), { dryRun: values['dry-run'], as, host, passphrase })
  return commands.exportTo(name, resolve(folder, file ?? ''), { withMedia: !values['without-media'], passphrase })
}

function assertNoOptions(values: Values): null {
  const given = (['without-media', 'as', 'host'] as const).filter((key) => values[key])
  if (given.length > 0) throw new TenantFault(given.map((key) => `--${key}: only for the file of a whole club`))
  return null
}
