import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Mail } from '../../modules/mail/mail.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { createOutboxMail, forgetOld } from './outbox.ts'
import { createSmtpMail } from './smtp.ts'

type Parts = { config: Pick<Config, 'SMTP_URL' | 'DATA_DIR'>; clock: Clock; makeId: () => string }
type OpenMail = {
  mail: Mail
  outbox: string | null
  /** Deletes emails older than a day, since they contain addresses and valid links. */
  forget: () => Promise<void>
}

/**
 * A relay if one is set, else the outbox in the data folder (D-18). With `DATA_DIR=memory` the outbox is a temporary
 * folder.
 */
export function openMail({ config, clock, makeId }: Parts): OpenMail {
  if (config.SMTP_URL) return { mail: createSmtpMail(config.SMTP_URL, clock), outbox: null, forget: async () => {} }
  if (config.DATA_DIR !== 'memory') {
    const folder = join(config.DATA_DIR, 'outbox')
    return { mail: createOutboxMail({ folder, clock, makeId }), outbox: folder, forget: () => forgetOld(folder, clock) }
  }
  const folder = mkdtempSync(join(tmpdir(), 'upbeat-outbox-'))
  const mail = createOutboxMail({ folder, clock, makeId })
  const close = async () => {
    await mail.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { mail: { ...mail, close }, outbox: folder, forget: () => forgetOld(folder, clock) }
}
