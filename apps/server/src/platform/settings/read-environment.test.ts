import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readEnvironment } from './read-environment.ts'

const known = ['PORT', 'HOST', 'SMTP_URL', 'DATABASE_URL', 'MAIL_FROM']
const folder = mkdtempSync(join(tmpdir(), 'upbeat-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['SMTPURL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SMTP_URLS', 'SMTP_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATBASE_URL', 'DATABASE_URL'],
  ['DATABSAE_URL', 'DATABASE_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['DATABASE_URL_FLE', 'DATABASE_URL'],
])('names the setting that %s is meant to be', (name, meant) => {
  const { faults } = readEnvironment({ [name]: 'value' }, known)
  expect(faults).toEqual([{ name, message: expect.stringContaining(`did you mean ${meant}?`) }])
})

it('lets the variables of other programs through', () => {
  const others = { PATH: '/bin', HOME: '/root', HOSTS: 'a', POST: 'b', SMTP_HOST: 'c', PGDATABASE: 'd', HOSTNAME: 'e' }
  expect(readEnvironment(others, known)).toEqual({ given: {}, faults: [] })
  expect(readEnvironment({ DATABASE_URI: 'a', DATABASE_URL: 'b' }, known)).toEqual({
    given: { DATABASE_URL: 'b' },
    faults: [],
  })
})

it('reads a setting from the file that NAME_FILE names, without its last line break', () => {
  const file = join(folder, 'database-url')
  writeFileSync(file, 'postgres://database/upbeat\n')
  expect(readEnvironment({ DATABASE_URL_FILE: file, PORT: '' }, known)).toEqual({
    given: { DATABASE_URL: 'postgres://database/upbeat' },
    faults: [],
  })
  expect(readEnvironment({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://a' }, known).faults).toEqual([
    { name: 'DATABASE_URL_FILE', message: 'must not be set together with DATABASE_URL' },
  ])
  expect(readEnvironment({ DATABASE_URL_FILE: join(folder, 'none') }, known).faults).toEqual([
    { name: 'DATABASE_URL_FILE', message: expect.stringMatching(/none can’t be read \(ENOENT\)$/) },
  ])
})
