import { defaultKit, type Kit } from '@upbeat/rules/theme/kit'

/**
 * A club's public configuration with the API's spelling of each key; unset keys are null. Values that depend on the server's URL (the
 * club's address, the logo) are added there.
 */
export type TenantConfigSeed = {
  name: string
  /** The club's display name; `name` is used in URLs. */
  displayName: string
  tenantID: string
  providerId: string
  colours: { primary: string; secondary: string; background: string; text: string; header: string; footer: string }
  language: string
  supportedLanguages: string[]
  currency: string
  currencySymbol: string
  AccessCodeMandatory: boolean
  isAccessCodeMandatory: boolean
  ShowLiveConnect: boolean
  showLiveEvent: boolean
  showCollections: boolean
  showClassOfTheDay: boolean
  showChannels: boolean
  showBrowseClasses: boolean
  showSignUpPage: boolean
  showForgotPasswordPage: boolean
  ssoLogin: boolean
  isThirdPartyEnabled: boolean
  canUnsubcribedUsersLogin: boolean
  shareEnabled: boolean
  hideSocialShare: boolean
  langauageSelector: boolean
  showTncAccepted: boolean
  msalSsoSupport: boolean
  showDiscountTextField: boolean
  showReactivate: boolean
  showUpgradeDialog: boolean
  navCopy: 'alternate' | null
  cardVersion: 0 | 0.1
  connectSource: 'wexer' | 'vimeo'
  connect: 'ondemand' | 'live' | 'both'
  connectBase: string | null
  embeddedConfig: EmbeddedConfigSeed | null
  embedOrigins: string[]
  sso: { authority: string; clientId: string; scopes: string[] } | null
  /** The hero first. The fragment is the picture's `dominantColour`. */
  landingPictures: string[]
  /** Null uses the app's default. */
  font: string | null
} & Kit & {
    numberOfDaysToShowNewOnWorkoutCard: number
    EventCardSize: number
    webMode: 'live' | 'test'
    supportEmail: string
    contactEmailAddress: string
    localytics: { url: string | null }
    dateFormat: string
    copyright: string
    jwJSPlayerId: string | null
    mmsSignupLink: string | null
    resetPasswordLink: string | null
    dynamicLinkDomain: string | null
    analyticsConsent: boolean
    passkeys: boolean
    dynamicLinkAllowedOnApp: boolean
    appStoreId: string | null
  }

export type EmbeddedConfigSeed = {
  isEmbedded: boolean
  showHeader: boolean
  showLogo: boolean
  showFooter: boolean
  showSignInPage: boolean
  showSignUpPage: boolean
  mode: 'seamless' | null
  'content-mode': 'tenant' | null
}

type OwnKeys =
  | 'name'
  | 'displayName'
  | 'tenantID'
  | 'colours'
  | 'language'
  | 'supportedLanguages'
  | 'currency'
  | 'currencySymbol'
type OwnConfig = Pick<TenantConfigSeed, OwnKeys> & Partial<TenantConfigSeed>

/** A club with every feature that needs no external service; `own` overrides fields. */
export function tenantConfig(own: OwnConfig): TenantConfigSeed {
  return {
    providerId: own.name,
    AccessCodeMandatory: false,
    isAccessCodeMandatory: false,
    ShowLiveConnect: true,
    showLiveEvent: true,
    showCollections: true,
    showClassOfTheDay: true,
    showChannels: true,
    showBrowseClasses: true,
    showSignUpPage: true,
    showForgotPasswordPage: true,
    ssoLogin: false,
    isThirdPartyEnabled: false,
    canUnsubcribedUsersLogin: true,
    shareEnabled: true,
    hideSocialShare: false,
    langauageSelector: true,
    showTncAccepted: true,
    msalSsoSupport: false,
    showDiscountTextField: false,
    showReactivate: false,
    showUpgradeDialog: false,
    navCopy: null,
    cardVersion: 0,
    connectSource: 'wexer',
    connect: 'both',
    connectBase: null,
    embeddedConfig: null,
    embedOrigins: [],
    sso: null,
    landingPictures: [
      '/images/demo/hero/pulse/jumping-jack#35102f',
      '/images/demo/landing/0#c677b9',
      '/images/demo/landing/1#a1c0db',
      '/images/demo/landing/2#e7dc95',
      '/images/demo/landing/3#c67b77',
      '/images/demo/landing/4#778dc6',
    ],
    font: null,
    ...defaultKit,
    numberOfDaysToShowNewOnWorkoutCard: 30,
    EventCardSize: 3,
    webMode: 'live',
    supportEmail: `support@${own.name}.example`,
    contactEmailAddress: `hello@${own.name}.example`,
    localytics: { url: null },
    dateFormat: 'DD.MM.YYYY',
    copyright: own.displayName,
    jwJSPlayerId: null,
    mmsSignupLink: null,
    resetPasswordLink: null,
    dynamicLinkDomain: null,
    analyticsConsent: false,
    passkeys: false,
    dynamicLinkAllowedOnApp: false,
    appStoreId: null,
    ...own,
  }
}
