import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkPhrases } from './check-phrases.mjs'

const said = {
  'packages/phrases/src/en-gb/auth.ts':
    "export const auth = { signIn: 'Sign in', days_one: '1 day', days_other: 'days', minutes10: '10', minutes20: '20' } as const",
  'packages/phrases/src/en-gb/named.ts': "export const Live = { NoResult: 'none' } as const",
  'packages/phrases/src/en-gb/mail.ts': "export const mail = { hello: 'Hello', 'good-bye': 'Bye' } as const",
  'apps/web/src/sign-in.tsx': `const key = (n: number) => \`auth.minutes\${n}\`\nexport const SignIn = () => <b title={t('auth.signIn')}>{t(\`auth.days\`)}</b>`,
  'apps/web/src/live.tsx': 'export const Live = () => <Text name="Live.NoResult" />',
  'apps/server/src/mail.ts': `export const letter = (key: string) => texts[\`mail.\${key}\`]`,
}
const lists = { built: { mail: /^(hello|good-bye)$/ }, asked: {} }

describe('phrases in use', () => {
  const folders: string[] = []
  const check = (files: Record<string, string>, changed = {}) => {
    const root = mkdtempSync(join(tmpdir(), 'upbeat-phrases-'))
    folders.push(root)
    for (const [path, content] of Object.entries({ ...said, ...files })) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
    return checkPhrases(root, { ...lists, ...changed })
  }
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })

  it('passes if every phrase is used: literally, by plural, by prefix, or as listed', () => {
    expect(check({})).toEqual({ faults: [], count: 8 })
  })

  it.each([
    ['comments', "// t('more.one') or `more.one`\nexport const a = 1"],
    ['other words', "export const a = 'more.onesie'"],
    ['the beginning of a feature', "export const a = 'more.'"],
  ])('does not count %s', (_title, code) => {
    const more = { 'packages/phrases/src/en-gb/more.ts': "export const more = { one: 'One' } as const" }
    expect(check({ ...more, 'apps/web/src/a.ts': code }).faults).toEqual(['more.one: nothing says it'])
  })

  it('does not count tests and languages', () => {
    const { faults } = check({
      'packages/phrases/src/en-gb/more.ts': "export const more = { one: 'One' } as const",
      'packages/phrases/src/languages/de.ts': "export const de = { 'more.one': 'Eins' }",
      'apps/web/src/a.test.ts': "expect(t('more.one'))",
    })
    expect(faults).toEqual(['more.one: nothing says it'])
  })

  it('requires a list for keys built only from data, and only for those', () => {
    const { faults } = check({}, { built: { auth: /./ } })
    expect(faults).toEqual([
      'mail: keys of it are put together; list which in scripts/check-phrases.mjs',
      'auth: is listed, and no key of it is put together',
      'mail.hello: nothing says it',
      'mail.good-bye: nothing says it',
    ])
  })

  it('allows an unused phrase fixed by a requirement, until it is used', () => {
    const more = { 'packages/phrases/src/en-gb/more.ts': "export const more = { one: 'One' } as const" }
    const asked = { 'more.one': 'SHELL-14' }
    expect(check(more, { asked }).faults).toEqual([])
    const { faults } = check({ ...more, 'apps/web/src/a.ts': "t('more.one')" }, { asked })
    expect(faults).toEqual(['more.one: is said; take it off the list in scripts/check-phrases.mjs'])
  })
})
