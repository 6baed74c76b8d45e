import type { PublicTenant } from '@upbeat/contract/entities/public-tenant'
import { defaultKit } from '@upbeat/rules/theme/kit'

/** A club with every feature on and defaults elsewhere, plus the test's overrides. */
export function makeTenant(values: Partial<PublicTenant> = {}): PublicTenant {
  return { ...plain, ...values }
}

type EmbeddedConfig = NonNullable<PublicTenant['embeddedConfig']>

/** The settings of an embedded club that hides nothing, plus the test's overrides. */
export function makeEmbeddedConfig(values: Partial<EmbeddedConfig> = {}): EmbeddedConfig {
  return {
    isEmbedded: true,
    showHeader: true,
    showLogo: true,
    showFooter: true,
    showSignInPage: true,
    showSignUpPage: true,
    mode: null,
    'content-mode': null,
    ...values,
  }
}

const plain: PublicTenant = {
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
  showReactivate: false,
  showUpgradeDialog: false,
  showDiscountTextField: true,
  showTncAccepted: true,
  ssoLogin: false,
  msalSsoSupport: false,
  isThirdPartyEnabled: false,
  canUnsubcribedUsersLogin: true,
  shareEnabled: true,
  hideSocialShare: false,
  langauageSelector: true,
  analyticsConsent: false,
  passkeys: false,
  dynamicLinkAllowedOnApp: false,
  tenantID: 'tenant-1',
  name: 'pulse',
  displayName: 'Pulse Club',
  url: 'https://pulse.example',
  colours: {
    primary: '#e8322d',
    secondary: '#1d2b53',
    background: '#ffffff',
    text: '#14161d',
    header: '#ffffff',
    footer: '#14161d',
  },
  logoUrl: null,
  landingPictures: [],
  font: null,
  ...defaultKit,
  language: 'en-gb',
  supportedLanguages: ['en-gb', 'th'],
  currencySymbol: '£',
  currency: 'GBP',
  cardVersion: 0,
  connectSource: 'wexer',
  connectBase: null,
  connect: 'both',
  embeddedConfig: null,
  embedOrigins: [],
  sso: null,
  numberOfDaysToShowNewOnWorkoutCard: 30,
  EventCardSize: 3,
  webMode: 'live',
  navCopy: null,
  supportEmail: null,
  contactEmailAddress: null,
  providerId: null,
  localytics: { url: null },
  dateFormat: 'DD.MM.YYYY',
  copyright: 'Pulse Club Ltd',
  jwJSPlayerId: null,
  mmsSignupLink: null,
  resetPasswordLink: null,
  dynamicLinkDomain: null,
  appStoreId: null,
}
