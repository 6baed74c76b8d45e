import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkCitations } from './check-citations.mjs'

const docs = {
  'docs/requirements.md': '- AREA-1: Selecting a value again clears it.\n',
  'docs/product-decisions.md': '- Q-37: A stream is empty for visitors.\n',
  'docs/decisions/008-webp.md': '# WebP\n\nHolds while browsers read WebP.\n',
}

describe('citations', () => {
  let folder = ''
  const check = (source: string, more = {}) => {
    folder = mkdtempSync(join(tmpdir(), 'upbeat-citations-'))
    for (const [path, content] of Object.entries({ ...docs, ...more, 'apps/a.ts': source })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    return checkCitations(folder)
  }
  afterEach(() => rmSync(folder, { recursive: true }))

  it('accepts what docs define, and names that only look like IDs', () => {
    expect(check('// AREA-1, Q-37, docs/decisions/008, decision 008, SHA-256')).toEqual([])
  })

  it('names a decision that doesn’t say how long it holds', () => {
    const decision = { 'docs/decisions/009-avif.md': '# AVIF\n\nIt holds while browsers read it.\n' }
    expect(check('', decision)).toEqual(['docs/decisions/009-avif.md has no line "Holds while ..."'])
  })

  it.each(['AREA-2', 'Q-38', `decision ${9}99`])('names the place of an undefined %s', (id) => {
    expect(check(`\n// as ${id} says`)).toEqual([`apps/a.ts:2 cites ${id}, which docs/ doesn't define`])
  })
})
