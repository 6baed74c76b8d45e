import { stat, statfs } from 'node:fs/promises'
import { type Finding, fine, look, wrong } from './finding.ts'

const leastFreeGigabytes = 1

/** Checks the data folder: its disk, its modes and whose it is. */
export async function examineFolder(folder: string): Promise<Finding[]> {
  if (folder === 'memory') return [wrong('folder', 'DATA_DIR=memory keeps nothing', 'Set DATA_DIR to a folder.')]
  const found = await stat(folder).catch(() => null)
  if (!found) {
    return [wrong('folder', `${folder} is not there`, 'Start the server once, or set DATA_DIR as for the server.')]
  }
  const { bavail, bsize } = await statfs(folder)
  const gigabytes = (bavail * bsize) / 1024 ** 3
  const free = `${gigabytes.toFixed(1)} GB free`
  const isOpen = process.platform !== 'win32' && (found.mode & 0o077) !== 0
  const account = process.getuid?.()
  return [
    gigabytes < leastFreeGigabytes
      ? wrong('disk', free, `Free at least ${leastFreeGigabytes} GB.`)
      : fine('disk', free),
    isOpen
      ? wrong('file modes', `${folder} is open to other accounts`, `chmod 700 ${folder}`)
      : fine('file modes', `${folder} is private to its account`),
    ...(account === undefined || account === found.uid
      ? []
      : [look('owner', `${folder} belongs to account ${found.uid}`, 'Run this as the server’s account.')]),
  ]
}
