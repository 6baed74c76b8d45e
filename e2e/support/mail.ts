import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { dataDir } from './data-dir.ts'

/** Waits for an email to this address with a link into `path`, and returns path and query of the newest link. */
export async function linkInMail(email: string, path: string): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const links = (await emailsTo(email)).flatMap((email) => email.match(/https?:\/\/[^\s"<>]+/g) ?? [])
      found = links.findLast((link) => new URL(link).pathname.startsWith(path)) ?? ''
      return found
    })
    .not.toBe('')
  const { pathname, search } = new URL(found)
  return pathname + search
}

/** The emails to an address, oldest first, decoded. */
async function emailsTo(address: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml') && !name.startsWith('.')).sort()
  const emails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return emails.filter((email) => email.includes(address)).map(decodeQuotedPrintable)
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
