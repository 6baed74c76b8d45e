import { readFile, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { examineDatabase } from './examine-database.ts'
import { examineSite } from './examine-site.ts'

const LastBackup = z
  .string()
  .transform((text, { addIssue }) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      addIssue({ code: 'custom', message: 'must be JSON' })
      return z.NEVER
    }
  })
  .pipe(z.object({ file: z.string(), createdAt: z.coerce.date() }))

export type Finding = {
  name: string
  verdict: 'fine' | 'look' | 'wrong'
  text: string
  /** What to do about it. */
  fix?: string
}

const dayMs = 86_400_000
const oldestBackupDays = 2
const leastFreeGigabytes = 1

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

function examineSettings(config: Config): Finding[] {
  const finding = (name: string, isFine: boolean, fine: string, otherwise: Finding): Finding =>
    isFine ? { name, verdict: 'fine', text: fine } : otherwise
  const { isProduction, SMTP_URL, STRIPE_SECRET_KEY, CLIENT_CREDENTIALS } = config
  return [
    finding('purpose', isProduction, 'production', {
      name: 'purpose',
      verdict: 'wrong',
      text: 'not in production',
      fix: 'set NODE_ENV=production',
    }),
    finding('mail', SMTP_URL !== undefined, 'sent through a relay', {
      name: 'mail',
      verdict: 'wrong',
      text: 'SMTP_URL is not set: emails are only kept as files',
      fix: 'set SMTP_URL and MAIL_FROM',
    }),
    finding('payments', STRIPE_SECRET_KEY !== undefined, 'Stripe', {
      name: 'payments',
      verdict: 'look',
      text: 'STRIPE_* are not set: live clubs without an account of their own can’t sell anything',
      fix: 'set them, or let clubs connect their own',
    }),
    finding('credential', CLIENT_CREDENTIALS !== 'upbeat:demo', 'its own', {
      name: 'credential',
      verdict: 'look',
      text: 'CLIENT_CREDENTIALS is the demo’s, which names the app and protects nothing',
      fix: 'set your own',
    }),
  ]
}

async function examineFolder(folder: string): Promise<Finding[]> {
  if (folder === 'memory')
    return [{ name: 'folder', verdict: 'wrong', text: 'DATA_DIR=memory keeps nothing', fix: 'set a folder' }]
  const found = await stat(folder).catch(() => null)
  if (!found)
    return [{ name: 'folder', verdict: 'wrong', text: `${folder} is not there`, fix: 'start the server once' }]
  const { bavail, bsize } = await statfs(folder)
  const gigabytes = (bavail * bsize) / 1024 ** 3
  const isOpen = process.platform !== 'win32' && (found.mode & 0o077) !== 0
  const owner = process.getuid?.()
  return [
    {
      name: 'disk',
      verdict: gigabytes < leastFreeGigabytes ? 'wrong' : 'fine',
      text: `${gigabytes.toFixed(1)} GB free`,
      ...(gigabytes < leastFreeGigabytes && { fix: 'free space, or move the data to a larger disk' }),
    },
    isOpen
      ? {
          name: 'file modes',
          verdict: 'wrong',
          text: `${folder} is open to other accounts`,
          fix: 'chmod 700',
        }
      : { name: 'file modes', verdict: 'fine', text: `${folder} is private to its account` },
    ...(owner === undefined || owner === found.uid
      ? []
      : [
          {
            name: 'owner',
            verdict: 'look' as const,
            text: `${folder} belongs to account ${found.uid}`,
            fix: 'run this as the server’s account',
          },
        ]),
  ]
}

async function examineBackup(folder: string, now: Date): Promise<Finding[]> {
  const last = await readFile(join(folder, 'last-backup.json'), 'utf8').catch(() => null)
  if (last === null)
    return [{ name: 'backup', verdict: 'wrong', text: 'none was made', fix: 'npm run backup -- FILE, every night' }]
  const read = LastBackup.safeParse(last)
  if (!read.success)
    return [
      {
        name: 'backup',
        verdict: 'wrong',
        text: `${folder}/last-backup.json can’t be read`,
        fix: 'npm run backup -- FILE',
      },
    ]
  const { file, createdAt } = read.data
  const days = (now.getTime() - createdAt.getTime()) / dayMs
  const verdict = days > oldestBackupDays ? 'wrong' : 'fine'
  const isOld = verdict === 'wrong' && { fix: 'npm run backup -- FILE, every night' }
  return [
    { name: 'backup', verdict, text: `${file}, ${days.toFixed(1)} days old; keep a copy on another machine`, ...isOld },
  ]
}
