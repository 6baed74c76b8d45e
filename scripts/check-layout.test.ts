import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkLayout } from './check-layout.mjs'

describe('layout', () => {
  let folder = ''
  const check = (files: Record<string, string>) => {
    folder = mkdtempSync(join(tmpdir(), 'upbeat-layout-'))
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    return checkLayout(folder)
  }
  afterEach(() => rmSync(folder, { recursive: true }))
  const filled = (name: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, number) => [name.replace('*', String(number)), '']))

  const modules = { 'apps/server/src/modules/auth/a.ts': '', 'apps/server/src/modules/mail/a.ts': '' }
  const mapOf = (...names: string[]) =>
    `# A\n\n## The server's modules\n\n| module | what it does |\n|---|---|\n${names.map((name) => `| \`${name}\` | a |\n`).join('')}\n## B\n\n| \`c\` | d |\n`

  it('accepts 25 source files in a folder, their tests, and flat folders by name', () => {
    const pages = filled('apps/web/src/pages/*.tsx', 40)
    expect(check({ ...filled('apps/a/*.ts', 25), ...filled('apps/a/*.test.ts', 25), ...pages })).toEqual([])
  })

  it('names a folder that has more', () => {
    expect(check(filled('apps/a/*.ts', 26))).toEqual(['apps/a: 26 source files; split it by what they do (25 at most)'])
  })

  it('names the file that a document names and that doesn’t exist', () => {
    const files = { 'docs/a.md': 'See `apps/a.ts`, `apps/b.ts` and `e2e/FEATURE.spec.ts`.', 'apps/a.ts': '' }
    expect(check(files)).toEqual([`docs/a.md names apps/b.ts, which doesn't exist`])
  })

  it('names a module that notifies a channel beside its publisher', () => {
    const [fault] = check({ 'apps/a.ts': `database.notify('studio_changed', '')` })
    expect(fault).toMatch(/^apps\/a\.ts: notifies studio_changed/)
  })

  it('accepts a map of the server’s modules that names each', () => {
    expect(check({ ...modules, 'docs/ARCHITECTURE.md': mapOf('auth', 'mail') })).toEqual([])
  })

  it('names a module that the map lacks, and one that is not there', () => {
    expect(check({ ...modules, 'docs/ARCHITECTURE.md': mapOf('auth', 'post') })).toEqual([
      'docs/ARCHITECTURE.md: its table of modules lacks mail',
      "docs/ARCHITECTURE.md: its table of modules names post, which isn't there",
    ])
  })

  it('names the modules of a map that is gone', () => {
    expect(check(modules)).toHaveLength(2)
  })
})
