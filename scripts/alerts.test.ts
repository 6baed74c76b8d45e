import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../deploy/monitoring')
const hasPromtool = spawnSync('promtool', ['--version']).status === 0
const promtool = (...args: string[]) => execFileSync('promtool', args, { cwd: folder, encoding: 'utf8' })

it.skipIf(!hasPromtool)('the alert rules are valid, and fire as their tests say', () => {
  expect(promtool('check', 'rules', 'alerts.yml')).toContain('SUCCESS')
  expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
})

it('every alert rule has a test', () => {
  const named = (file: string, key: string) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(new RegExp(`${key}: (\\w+)`, 'g'))].map(([, name]) => name)
  const rules = named('alerts.yml', '- alert')
  expect(rules.length).toBeGreaterThan(0)
  expect(new Set(named('alerts.test.yml', 'alertname'))).toEqual(new Set(rules))
})
