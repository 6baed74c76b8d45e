import { describe, expect, it } from 'vitest'
import { connectViews, hasForgotPassword, homeStrip, noAccessAnswer, type TenantSwitches } from './features.ts'

describe('Connect', () => {
  it.each<[TenantSwitches, ReturnType<typeof homeStrip>, boolean, boolean]>([
    [{}, 'live', true, true],
    [{ connect: 'both', showLiveEvent: true, ShowLiveConnect: true }, 'live', true, true],
    [{ connect: 'live' }, 'live', true, false],
    [{ connect: 'ondemand' }, 'connect', false, true],
    [{ showLiveEvent: false }, 'connect', false, true],
    [{ ShowLiveConnect: false, showLiveEvent: false }, null, false, false],
  ])('of %j: strip %s, live %s, on demand %s', (tenant, strip, live, onDemand) => {
    expect(homeStrip(tenant)).toBe(strip)
    expect(connectViews(tenant)).toEqual({ live, onDemand, subNavigation: live && onDemand })
  })
})

describe('forgotten passwords', () => {
  it.each([
    [{}, true],
    [{ ssoLogin: true }, false],
    [{ isThirdPartyEnabled: true }, false],
    [{ showForgotPasswordPage: false }, false],
    [{ ssoLogin: true, showForgotPasswordPage: true }, true],
  ])('of %j: %s', (tenant, expected) => {
    expect(hasForgotPassword(tenant)).toBe(expected)
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
