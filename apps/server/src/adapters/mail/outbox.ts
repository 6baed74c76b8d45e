import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from '../../modules/mail/mail.ts'
import type { Clock } from '../../platform/clock/clock.ts'

type Parts = { folder: string; clock: Clock; makeId: () => string }

/**
 * Writes mail as `.eml` files into a folder, if there is no relay. The names sort by time; a file is renamed to its
 * name only when it is complete.
 */
export function createOutboxMail({ folder, clock, makeId }: Parts): Mail {
  let transport: ReturnType<typeof open> | undefined
  let written = 0
  async function open() {
    // Loaded at the first use (docs/decisions/122).
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  }
  return {
    send: async (message) => {
      const date = clock.now()
      transport ??= open()
      const { message: bytes } = await (await transport).sendMail({ ...message, date })
      written += 1
      const stamp = date.toISOString().replaceAll(':', '-')
      const name = `${stamp}-${String(written).padStart(5, '0')}-${makeId().slice(0, 8)}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `.${name}`), bytes as Buffer, { flag: 'wx', mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
      return null
    },
    close: async () => (await transport)?.close(),
  }
}

const dayMs = 86_400_000

/** Deletes emails written more than a day ago, by the time in their names. */
export async function forgetOld(folder: string, clock: Clock): Promise<void> {
  const oldest = new Date(clock.now().getTime() - dayMs).toISOString().replaceAll(':', '-')
  const names = await readdir(folder).catch(() => [])
  for (const name of names) if (name.endsWith('.eml') && name < oldest) await rm(join(folder, name), { force: true })
}
