// Releases the version of package.json: two commits and a tag, nothing is pushed.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from './command-line.mjs'
import { lockedVersion, nextPatch, releasedChangelog, withVersion } from './release-texts.mjs'
import { root } from './runtime.mjs'

const usage = `npm run release [-- --next VERSION] [--dry-run]

Dates the changelog's section of the version in package.json, commits that and tags it, and opens the section of the
next version in a second commit. Nothing is pushed: the tag, once pushed, makes the image and the release.

  --next VERSION   the version after this one; the next patch by default
  --dry-run        says what would happen`

const { values } = readCommandLine({
  usage,
  options: { next: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
})

try {
  release()
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`)
  process.exitCode = 1
}

function release() {
  const { version } = JSON.parse(read('package.json'))
  const next = values.next ?? nextPatch(version)
  if (!/^\d+\.\d+\.\d+$/.test(next) || next === version) throw new Error(`--next must be a version after ${version}.`)
  const tag = `v${version}`
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.')
  if (git('tag', '--list', tag) !== '') throw new Error(`The tag ${tag} exists.`)
  const changelog = releasedChangelog(read('CHANGELOG.md'), { version, date: today(), next })
  if (values['dry-run']) return say(`Would tag ${tag}, and go on with ${next}.`)

  // The release's own commit has no section of the next version yet.
  write('CHANGELOG.md', changelog.replace(`## ${next}, unreleased\n\n`, ''))
  commit(`Release ${version}`)
  git('tag', '--annotate', tag, '--message', `Release ${version}`)
  write('CHANGELOG.md', changelog)
  write('package.json', withVersion(read('package.json'), next))
  write('package-lock.json', lockedVersion(read('package-lock.json'), next))
  write('deploy/kubernetes.yaml', read('deploy/kubernetes.yaml').replaceAll(`upbeat:${version}`, `upbeat:${next}`))
  commit(`Begin ${next}`)
  say(`Tagged ${tag}. Publish it with: git push --follow-tags`)
}

/** @param {string} subject */
function commit(subject) {
  git('commit', '--all', '--quiet', '--message', subject)
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`)
  return stdout.trim()
}

function today() {
  return new Date().toISOString().slice(0, 10)
}

/** @param {string} path */
function read(path) {
  return readFileSync(join(root, path), 'utf8')
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  writeFileSync(join(root, path), text)
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`)
}
