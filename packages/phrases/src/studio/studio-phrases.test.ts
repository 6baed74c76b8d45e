import { describe, expect, it } from 'vitest'
import { loadSettingPhrases } from './load-setting-phrases.ts'
import { loadStudioMailPhrases } from './load-studio-mail-phrases.ts'
import { loadStudioPhrases, studioLanguages } from './load-studio-phrases.ts'

/** Why a phrase may name a setting of the server's environment. */
const readByOperators: Readonly<Record<string, string>> = {
  'installation.diskText': 'Only the operator of the server opens the installation’s pages.',
  'setup.onAirLocalText': 'Set-up begins with a link that only the operator of the server has.',
  'setup.mailOffText': 'Set-up begins with a link that only the operator of the server has.',
}

describe.each(studioLanguages)('the studio in %s', (language) => {
  it('names settings of the environment to operators alone', async () => {
    const phrases: Readonly<Record<string, string>> = {
      ...(await loadStudioPhrases(language)),
      ...(await loadSettingPhrases(language)),
      ...(await loadStudioMailPhrases(language)),
    }
    const naming = Object.keys(phrases).filter((key) => /[A-Z]{3,}_[A-Z_]+/.test(phrases[key] ?? ''))
    expect(naming.sort()).toEqual(Object.keys(readByOperators).sort())
  })

  it('promises a role nothing that the studio doesn’t have', async () => {
    const phrases = await loadStudioPhrases(language)
    const roles = ['owner', 'manager', 'coach', 'support', 'analyst'] as const
    const missing = /\bcodes?\b|schedul|payout|payment|revenue|zeitplan|auszahlung|zahlung|umsatz/i
    for (const role of roles) expect(phrases[`staff.${role}Text`]).not.toMatch(missing)
    const allowances = Object.keys(phrases).filter((key) =>
      /^staff\.(coaches|managers|analysts)[A-Z]\w*Text$/.test(key),
    )
    expect(allowances).toEqual(['staff.coachesPublishText'])
  })
})
