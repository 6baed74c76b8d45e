import type { Config } from '../../config.ts'
import { examineBackup } from './examine-backup.ts'
import { examineDatabase } from './examine-database.ts'
import { examineFolder } from './examine-folder.ts'
import { examineSettings } from './examine-settings.ts'
import { examineSite } from './examine-site.ts'
import type { Finding } from './finding.ts'

/** Everything that the operator has to check before going live, each with what to do about it. */
export async function examine(config: Config, now: Date): Promise<Finding[]> {
  const found = await Promise.all([
    examineSettings(config),
    examineFolder(config.DATA_DIR),
    examineBackup(config.DATA_DIR, now),
    examineSite(config, now),
    examineDatabase(config, now),
  ])
  return found.flat()
}
