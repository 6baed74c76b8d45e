import { existsSync } from 'node:fs'
import { DatabaseError } from '../db/database.ts'
import { decrypt, isEncrypted } from './encryption.ts'
import { run } from './run.ts'

/** Runs tar on the archive with further words and returns what it prints. */
export type Unpack = (words: readonly string[]) => Promise<string>

/**
 * Opens an archive, which may be encrypted. tar finds out itself whether it is compressed, as those of earlier versions
 * are.
 * @throws DatabaseError if it isn't there, or is encrypted and there is no passphrase
 */
export async function openArchive(file: string, passphrase: string | undefined): Promise<Unpack> {
  if (!existsSync(file)) throw new DatabaseError(`There is no file ${file}.`)
  if (!(await isEncrypted(file))) return (words) => run('tar', ['-xf', file, ...words])
  if (passphrase === undefined) throw new DatabaseError(`${file} is encrypted: set BACKUP_PASSPHRASE.`)
  return (words) => run('tar', ['-xf', '-', ...words], { input: (to) => decrypt(file, to, passphrase) })
}
