import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

/** Modules that the browser imports at runtime. */
const browserModules = [
  'calls',
  'enumerations',
  'errors',
  'access-errors',
  'fill-path',
  'boot',
  'client-types',
  'endpoint',
  'studio/calls',
  'studio/errors',
  'studio/client-types',
]

it.each(browserModules)('%s loads no schemas in the browser', (name) => {
  expect(loadedBy(join(import.meta.dirname, `${name}.ts`))).not.toContain('zod')
})

it('detects schemas in modules that have them', () => {
  expect(loadedBy(join(import.meta.dirname, 'endpoints', 'all.ts'))).toContain('zod')
})

/** All modules and packages that a file loads, transitively; type imports load nothing. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  const imported = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?from\s+'([^']+)'/gm)
  for (const [, target = ''] of imported) {
    const next = target.startsWith('.') ? resolve(dirname(file), target) : target
    if (seen.has(next)) continue
    seen.add(next)
    if (target.startsWith('.')) loadedBy(next, seen)
  }
  return seen
}
