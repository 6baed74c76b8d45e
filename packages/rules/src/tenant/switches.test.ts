import { describe, expect, it } from 'vitest'
import { connectSubNavigationShown } from './connect-sub-navigation.ts'
import { discountFieldShown } from './discount-field-shown.ts'
import * as homeParts from './home-parts.ts'
import { noAccessAnswer, upgradeDialogOffered } from './no-access-answer.ts'
import * as switches from './switches.ts'
import { termsChecked } from './terms-checked.ts'

describe('switches of a club without configuration', () => {
  it.each([
    [switches.connectEnabled, true],
    [switches.liveEnabled, true],
    [switches.collectionsEnabled, true],
    [switches.channelsEnabled, true],
    [homeParts.classOfTheDayEnabled, true],
    [homeParts.browseClassesEnabled, true],
    [switches.signUpEnabled, true],
    [termsChecked, true],
    [discountFieldShown, true],
    [switches.forgotPasswordEnabled, true],
    [switches.unsubscribedMayLogIn, true],
    [switches.ssoEnabled, false],
    [switches.thirdPartyEnabled, false],
    [switches.accessCodeMandatory, false],
    [upgradeDialogOffered, false],
    [switches.sharingEnabled, false],
    [switches.languageSelectorShown, false],
  ])('%o is %s', (question, answer) => {
    expect(question({})).toBe(answer)
  })
})

describe('switches', () => {
  it('TEN-05 both spellings make the access code mandatory', () => {
    expect(switches.accessCodeMandatory({ AccessCodeMandatory: true })).toBe(true)
    expect(switches.accessCodeMandatory({ isAccessCodeMandatory: true })).toBe(true)
    const both = { AccessCodeMandatory: false, isAccessCodeMandatory: false }
    expect(switches.accessCodeMandatory(both)).toBe(false)
    expect(switches.accessCodeMandatory({ ...both, AccessCodeMandatory: true })).toBe(true)
  })

  it.each([
    [{}, { live: true, onDemand: true, strip: 'live' }],
    [{ connect: 'ondemand' }, { live: false, onDemand: true, strip: 'connect' }],
    [{ connect: 'live' }, { live: true, onDemand: false, strip: 'live' }],
    [{ showLiveEvent: false }, { live: false, onDemand: true, strip: 'connect' }],
    [{ ShowLiveConnect: false }, { live: false, onDemand: false, strip: 'none' }],
    // Its pages remain available at their addresses.
    [{ contents: { empty: ['connect'] } }, { live: true, onDemand: true, strip: 'none' }],
  ] as const)('Connect of %j', (tenant, expected) => {
    expect(switches.liveEnabled(tenant)).toBe(expected.live)
    expect(switches.connectOnDemandEnabled(tenant)).toBe(expected.onDemand)
    expect(homeParts.homeStrip(tenant)).toBe(expected.strip)
    expect(connectSubNavigationShown(tenant)).toBe(expected.live && expected.onDemand)
  })

  it('nothing precedes the class of the day on Home, unless the club chose another start or shows no such class', () => {
    expect(homeParts.dailyClassLeads({})).toBe(true)
    expect(homeParts.dailyClassLeads({ homeStart: 'oneClass', showClassOfTheDay: false })).toBe(true)
    expect(homeParts.dailyClassLeads({ showClassOfTheDay: false })).toBe(false)
    expect(homeParts.dailyClassLeads({ homeStart: 'live' })).toBe(false)
    expect(homeParts.dailyClassLeads({ homeStart: 'collection' })).toBe(false)
  })

  it("members who sign in elsewhere can't reset their password here", () => {
    expect(switches.forgotPasswordEnabled({ ssoLogin: true })).toBe(false)
    expect(switches.forgotPasswordEnabled({ isThirdPartyEnabled: true })).toBe(false)
    expect(switches.forgotPasswordEnabled({ ssoLogin: true, showForgotPasswordPage: true })).toBe(true)
  })
})

describe('noAccessAnswer', () => {
  it.each([
    [{}, { kind: 'subscribe' }],
    [{ isThirdPartyEnabled: true }, { kind: 'dialog', link: null }],
    [{ mmsSignupLink: 'https://club.example' }, { kind: 'dialog', link: 'https://club.example' }],
    [
      { showUpgradeDialog: true, mmsSignupLink: '' },
      { kind: 'dialog', link: null },
    ],
  ])('of %j: %j', (tenant, expected) => {
    expect(noAccessAnswer(tenant)).toEqual(expected)
  })
})
