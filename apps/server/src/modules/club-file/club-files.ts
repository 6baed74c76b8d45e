import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { type Config, liveDirOf } from '../../config.ts'
import type { Database } from '../../platform/db/database.ts'
import { createSeal } from '../../platform/secrets/seal.ts'
import { hashPassword } from '../../platform/session/password.ts'
import type { Storage } from '../media/storage.ts'
import type { TenantAdmin } from '../tenant/admin.ts'
import type { ClubFileCommands } from '../tenant/commands/club-file-commands.ts'
import { createFromTemplate } from './club-template.ts'
import { type ExportOptions, exportClub } from './export-club.ts'
import { type Imported, importClub } from './import-club.ts'
import { createLiveFiles } from './live-files.ts'
import { type ClubManifest, describeManifest } from './manifest.ts'
import type { AccountsOn } from './staff-accounts.ts'

export type ClubFiles = Awaited<ReturnType<typeof createClubFiles>>
type Parts = {
  config: Config
  db: Database
  admin: TenantAdmin
  storage: Storage
  accountsOn: AccountsOn
  secretOf: (name: string) => Promise<string>
  makeToken: () => string
  now: () => Date
}

/** Exports clubs as files and imports them (PLAT-03). */
export async function createClubFiles({ config, db, admin, storage, accountsOn, secretOf, makeToken, now }: Parts) {
  const seals = { signOn: createSeal(await secretOf('signOn')), webhooks: createSeal(await secretOf('webhooks')) }
  const scratchDir = config.DATA_DIR === 'memory' ? tmpdir() : resolve(config.DATA_DIR)
  const parts = { db, storage, seals, live: createLiveFiles(resolve(liveDirOf(config))) }
  const exportTo = (name: string, file: string, options: ExportOptions) =>
    exportClub(name, file, options, { ...parts, now })
  const importFrom = (file: string, options: Parameters<typeof importClub>[1]) =>
    importClub(file, options, { ...parts, admin, accountsOn, makeToken, hashPassword, scratchDir })
  const commands: ClubFileCommands = {
    isClubFile,
    exportTo: async (name, file, options) => exportedText(await exportTo(name, file, options), file),
    createFrom: (name, asked) =>
      createFromTemplate(name, asked, { ...parts, admin, scratchDir, now, makeId: randomUUID }),
    importFrom: async (file, options) => importedText(await importFrom(file, options), options),
  }
  return { exportTo, importFrom, commands }
}

/** Whether it is a tar file, as opposed to a club's configuration as JSON. */
export async function isClubFile(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null)
  if (!file) return false
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(262), 0, 262, 0)
    return bytesRead === 262 && buffer.toString('latin1', 257) === 'ustar'
  } finally {
    await file.close()
  }
}

function exportedText(manifest: ClubManifest, file: string): string {
  const note = 'It contains members’ data: keep it as safe as the server.'
  return `${describeManifest(manifest)}\nSaved as ${file}. ${note}`
}

function importedText({ manifest, club, leftOut, warnings }: Imported, { dryRun }: { dryRun: boolean }): string {
  return [
    describeManifest(manifest),
    ...[...leftOut].map(([table, rows]) => `  ${table}: ${rows} rows stay with the original`),
    ...warnings.map((warning) => `warning: ${warning}`),
    dryRun ? `Dry run: ${club.name} could be imported. Nothing was saved.` : `Imported ${club.name}.`,
  ].join('\n')
}
