import type { Config } from '../../config.ts'
import { examineBackup } from './examine-backup.ts'
import { examineDatabase } from './examine-database.ts'
import { examineFolder } from './examine-folder.ts'
import { examineEncoder, examineMail, examineReceiver, examineVersion } from './examine-services.ts'
import { examineSettings } from './examine-settings.ts'
import { examineSite } from './examine-site.ts'
import { examineStorage } from './examine-storage.ts'
import type { Finding } from './finding.ts'
import type { Tries } from './tries.ts'

/**
 * Everything that the operator has to check before going live, each with what to do about it. What `tries` lacks isn't
 * tried.
 */
export async function examine(config: Config, now: Date, tries: Partial<Tries> = {}): Promise<Finding[]> {
  const { storage, signInToMail, loadEncoder } = tries
  const found = await Promise.all([
    examineSettings(config),
    examineFolder(config.DATA_DIR),
    storage ? examineStorage(config, { storage }) : [],
    examineBackup(config.DATA_DIR, now),
    signInToMail ? examineMail(config, { signInToMail }) : [],
    loadEncoder ? examineEncoder(config, { loadEncoder }) : [],
    examineReceiver(config),
    examineSite(config, now),
    examineVersion(config),
    examineDatabase(config, now),
  ])
  return found.flat()
}
