import { describe, expect, it } from 'vitest'
import * as flags from './flags.ts'

describe('flags of a club that says nothing', () => {
  it.each([
    [flags.connectEnabled, true],
    [flags.liveEnabled, true],
    [flags.collectionsEnabled, true],
    [flags.channelsEnabled, true],
    [flags.classOfTheDayEnabled, true],
    [flags.browseClassesEnabled, true],
    [flags.signUpEnabled, true],
    [flags.termsChecked, true],
    [flags.discountFieldShown, true],
    [flags.forgotPasswordEnabled, true],
    [flags.unsubscribedMayLogIn, true],
    [flags.ssoEnabled, false],
    [flags.thirdPartyEnabled, false],
    [flags.accessCodeMandatory, false],
    [flags.reactivateOffered, false],
    [flags.upgradeDialogOffered, false],
    [flags.sharingEnabled, false],
    [flags.languageSelectorShown, false],
  ])('%o is %s', (question, answer) => {
    expect(question({})).toBe(answer)
  })
})

describe('flags', () => {
  it('TEN-05 either spelling makes the access code mandatory, and re-activation is then offered', () => {
    expect(flags.accessCodeMandatory({ AccessCodeMandatory: true })).toBe(true)
    expect(flags.accessCodeMandatory({ isAccessCodeMandatory: true })).toBe(true)
    const both = { AccessCodeMandatory: false, isAccessCodeMandatory: false }
    expect(flags.accessCodeMandatory(both)).toBe(false)
    expect(flags.accessCodeMandatory({ ...both, AccessCodeMandatory: true })).toBe(true)
    expect(flags.reactivateOffered({ isAccessCodeMandatory: true })).toBe(true)
  })

  it.each([
    [{}, { live: true, onDemand: true, strip: 'live' }],
    [{ connect: 'ondemand' }, { live: false, onDemand: true, strip: 'connect' }],
    [{ connect: 'live' }, { live: true, onDemand: false, strip: 'live' }],
    [{ showLiveEvent: false }, { live: false, onDemand: true, strip: 'connect' }],
    [{ ShowLiveConnect: false }, { live: false, onDemand: false, strip: 'none' }],
  ] as const)('Connect of %j', (tenant, expected) => {
    expect(flags.liveEnabled(tenant)).toBe(expected.live)
    expect(flags.connectOnDemandEnabled(tenant)).toBe(expected.onDemand)
    expect(flags.homeStrip(tenant)).toBe(expected.strip)
    expect(flags.connectSubNavigationShown(tenant)).toBe(expected.live && expected.onDemand)
  })

  it('passwords of members who sign in elsewhere are not ours to reset', () => {
    expect(flags.forgotPasswordEnabled({ ssoLogin: true })).toBe(false)
    expect(flags.forgotPasswordEnabled({ isThirdPartyEnabled: true })).toBe(false)
    expect(flags.forgotPasswordEnabled({ ssoLogin: true, showForgotPasswordPage: true })).toBe(true)
  })
})
