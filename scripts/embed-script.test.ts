import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './runtime.mjs'

describe('the script for other sites', () => {
  it('weighs less than 3 KB uncompressed', () => {
    expect(readFileSync(join(root, 'apps/web/public/embed.js')).length).toBeLessThan(3000)
  })
})
