// The project's own files: those tracked or addable by git; in an unpacked archive, everything not generated.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root as projectRoot } from './runtime.mjs'

const made = new Set(['node_modules', 'dist', '.git', '.cache', 'data', 'test-results', 'playwright-report'])

/** @returns {string[]} paths relative to the root, with forward slashes, sorted. */
export function trackedFiles(root = projectRoot) {
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = git.status === 0 ? git.stdout.split('\0').filter(Boolean) : walk(root, root)
  // A file deleted but not yet committed is still in the index.
  return [...new Set(files)].filter((file) => existsSync(join(root, file))).sort()
}

function walk(folder, root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path, root) : [relative(root, path).replaceAll('\\', '/')]
  })
}
