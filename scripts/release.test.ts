import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockedVersion, releasedChangelog } from './release-texts.mjs'
import { root } from './runtime.mjs'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-release-'))
const changelog =
  '# Changelog\n\nText.\n\n## 4.0.2, unreleased\n\n### Added\n\n- A thing.\n\n## 4.0.1, 2026-10-01\n\n- Older.\n'
const person = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b.example',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b.example',
}
const env = { ...process.env, ...person, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', env }).trim()
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const release = (...args: string[]) =>
  spawnSync(process.execPath, [join(folder, 'scripts/release.mjs'), ...args], { cwd: folder, encoding: 'utf8', env })

beforeAll(() => {
  mkdirSync(join(folder, 'scripts'))
  mkdirSync(join(folder, 'deploy'))
  for (const name of ['release', 'release-texts', 'command-line', 'runtime']) {
    cpSync(join(root, `scripts/${name}.mjs`), join(folder, `scripts/${name}.mjs`))
  }
  writeFileSync(join(folder, 'package.json'), '{\n  "name": "x",\n  "version": "4.0.2"\n}\n')
  const packages = { '': { name: 'x', version: '4.0.2' }, 'node_modules/y': { version: '4.0.2' } }
  const lock = { name: 'x', version: '4.0.2', lockfileVersion: 3, packages }
  writeFileSync(join(folder, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
  writeFileSync(join(folder, 'deploy/kubernetes.yaml'), 'image: upbeat:4.0.2\n')
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog)
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('refuses to release with uncommitted changes, or to a version that isn’t one', () => {
  writeFileSync(join(folder, 'new'), '')
  expect([release().status, release().stderr]).toEqual([1, 'There are changes that are not committed.\n'])
  rmSync(join(folder, 'new'))
  expect(release('--next', '5').stderr).toBe('--next must be a version after 4.0.2.\n')
  expect(release('--dry-run').stdout).toBe('Would tag v4.0.2, and go on with 4.0.3.\n')
  expect(git('tag', '--list')).toBe('')
})

it('tags a commit whose changelog is dated, and goes on with the next version', () => {
  expect(release('--next', '4.1.0')).toMatchObject({ status: 0, stderr: '' })
  const dated = /^## 4\.0\.2, \d{4}-\d{2}-\d{2}$/m
  expect(git('show', 'v4.0.2:CHANGELOG.md')).toMatch(dated)
  expect(git('show', 'v4.0.2:CHANGELOG.md')).not.toContain('unreleased')
  expect(git('show', 'v4.0.2:package.json')).toContain('"version": "4.0.2"')
  expect(git('log', '--format=%s')).toBe('Begin 4.1.0\nRelease 4.0.2\nBegin')
  expect(read('CHANGELOG.md')).toMatch(/## 4\.1\.0, unreleased\n\n## 4\.0\.2, /)
  const { version, packages } = JSON.parse(read('package-lock.json'))
  expect([version, packages[''].version, packages['node_modules/y'].version]).toEqual(['4.1.0', '4.1.0', '4.0.2'])
  expect([JSON.parse(read('package.json')).version, read('deploy/kubernetes.yaml')]).toEqual([
    '4.1.0',
    'image: upbeat:4.1.0\n',
  ])
  // The new section is empty.
  expect(release().stderr).toBe('The section of 4.1.0 in CHANGELOG.md is empty.\n')
})

it('the project’s own changelog and lockfile can be released', () => {
  const own = (path: string) => readFileSync(join(root, path), 'utf8')
  const { version } = JSON.parse(own('package.json'))
  expect(releasedChangelog(own('CHANGELOG.md'), { version, date: '2026-12-01', next: '9.9.9' })).toContain(
    `## ${version}, 2026-12-01`,
  )
  const { version: locked, packages } = JSON.parse(lockedVersion(own('package-lock.json'), '9.9.9'))
  expect([locked, packages[''].version, packages['apps/server'].version]).toEqual(['9.9.9', '9.9.9', '0.0.0'])
})
