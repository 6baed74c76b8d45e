import { describe, expect, it } from 'vitest'
import { dominantColour } from '../pictures/draw-picture.ts'
import { buildDemoWorld } from './demo-world.ts'
import { siteLanguages } from './site-languages.ts'
import type { TenantSeed } from './tenant-seed.ts'

const now = new Date('2026-03-11T10:17:33.250Z')
const { tenants } = buildDemoWorld(now, 4100)
const [pulse, harbour, summit, tempo, mono] = tenants as [TenantSeed, TenantSeed, TenantSeed, TenantSeed, TenantSeed]

describe('what each club shows', () => {
  it('pulse: all features, in every language', () => {
    expect(siteLanguages).toHaveLength(28)
    expect(pulse.config.supportedLanguages).toEqual(siteLanguages)
    expect(pulse.config).toMatchObject({
      ShowLiveConnect: true,
      showLiveEvent: true,
      showSignUpPage: true,
      shareEnabled: true,
      showDiscountTextField: true,
      connectSource: 'wexer',
      showUpgradeDialog: false,
      mmsSignupLink: null,
    })
  })

  it.each([harbour, summit, tempo, mono])('$config.name: its own texts and kit, in each of its languages', (club) => {
    const { config, words } = club
    expect(Object.keys(words).sort()).toEqual([...config.supportedLanguages].sort())
    for (const texts of Object.values(words)) expect(texts['landing.tagline']).toBeTruthy()
    const others = tenants.filter((other) => other !== club)
    expect(others.map((other) => other.config.displayFont)).not.toContain(config.displayFont)
  })

  it.each([harbour, summit, tempo, mono])(
    '$config.name: its own landing pictures, with their colours',
    ({ config }) => {
      expect(config.landingPictures).toHaveLength(6)
      for (const picture of config.landingPictures) {
        const [address = '', colour] = picture.split('#')
        expect(`#${colour}`, picture).toBe(dominantColour(address.replace('/images/demo/', '')))
      }
    },
  )

  it('harbour: an access code is mandatory and can be entered again', () => {
    expect(harbour.config).toMatchObject({
      AccessCodeMandatory: true,
      isAccessCodeMandatory: true,
      showReactivate: true,
      supportedLanguages: ['en-gb', 'th'],
      cardVersion: 0.1,
      navCopy: 'alternate',
    })
    expect(harbour.config.mmsSignupLink).toMatch(/^https:/)
  })

  it('summit: a third party signs in members and manages memberships', () => {
    expect(summit.config).toMatchObject({
      ssoLogin: true,
      isThirdPartyEnabled: true,
      canUnsubcribedUsersLogin: false,
      showSignUpPage: false,
      embeddedConfig: { isEmbedded: true, mode: 'seamless' },
      embedOrigins: ['http://127.0.0.1:4100'],
      sso: { authority: 'http://localhost:4100/demo/idp' },
    })
    expect(summit.settings).toMatchObject({
      membershipUrl: 'http://localhost:4100/demo/membership',
      sso: { issuer: summit.config.sso?.authority, audience: summit.config.sso?.clientId },
    })
  })

  it('tempo: vimeo, German first; mono: yoga from the club list, Arabic first', () => {
    expect(tempo.config).toMatchObject({ connectSource: 'vimeo', connect: 'both', language: 'de' })
    expect(mono.config).toMatchObject({
      language: 'ar',
      ShowLiveConnect: true,
      showLiveEvent: false,
      showChannels: false,
      showCollections: false,
      showClassOfTheDay: false,
      shareEnabled: false,
      showSignUpPage: false,
      AccessCodeMandatory: false,
      isAccessCodeMandatory: false,
      embeddedConfig: { 'content-mode': 'tenant' },
    })
  })

  it('no two share colours, id or logo', () => {
    const distinct = (of: (tenant: TenantSeed) => string) => new Set(tenants.map(of)).size
    expect(distinct(({ config }) => config.colours.primary)).toBe(5)
    expect(distinct(({ config }) => config.tenantID)).toBe(5)
    expect(distinct(({ logoSvg }) => logoSvg)).toBe(5)
    for (const { config } of tenants) {
      for (const colour of Object.values(config.colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
      expect(config.supportedLanguages).toContain(config.language)
      expect(siteLanguages).toEqual(expect.arrayContaining(config.supportedLanguages))
    }
  })
})

describe('what can be bought and redeemed', () => {
  it('pulse sells monthly plans with a trial, quarterly and yearly ones', () => {
    expect(pulse.products.flatMap(({ plans }) => plans)).toMatchObject([
      { interval: 'Monthly', price: 999, currency: 'gbp', trialPeriodDays: 14 },
      { interval: 'Quarterly', price: 2499, currency: 'gbp', trialPeriodDays: 0 },
      { interval: 'Annually', price: 7999, currency: 'gbp', trialPeriodDays: 0 },
    ])
  })

  it('codes are the documented ones', () => {
    expect(tenants.map(({ codes }) => codes.map(({ code }) => code))).toEqual([
      ['WELCOME20', 'USED10'],
      ['HARBOUR', 'HARBOUR-ONCE', 'HARBOUR-OLD'],
      [],
      [],
      [],
    ])
    const [welcome, used] = pulse.codes
    expect(welcome?.benefit).toEqual({ kind: 'discount', percentageOff: 20, durationMonths: 3 })
    expect(used?.uses).toBe(used?.maximumUses)
    const [free, once, old] = harbour.codes
    expect(free).toMatchObject({ benefit: { kind: 'freeaccess', days: 90 }, maximumUses: null, expiresAt: null })
    expect(once).toMatchObject({ maximumUses: 1, uses: 0 })
    expect(Date.parse(old?.expiresAt ?? '')).toBeLessThan(now.getTime())
  })
})

describe('consents', () => {
  it.each(tenants)('of $name: terms in version 2 and marketing, in English and Thai', ({ config, consents }) => {
    expect(consents.map(({ policy }) => policy.toLowerCase().slice(0, 3))).toEqual([
      'tnc',
      expect.stringMatching(/^m(ar|kt)$/),
    ])
    expect(consents[0]?.versions.map(({ version }) => version)).toEqual(['1', '2'])
    for (const { versions } of consents) {
      for (const { texts } of versions) {
        expect(texts['en-gb'].policyHtml).toContain(config.displayName)
        expect(texts.th?.policyHtml).toMatch(/[ก-๙]/)
        expect(texts['en-gb'].policyHtml.match(/<p>/g)?.length).toBe(texts.th?.policyHtml.match(/<p>/g)?.length)
      }
    }
  })
})
