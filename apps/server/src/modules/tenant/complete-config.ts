import { TenantConfig } from '@upbeat/contract/entities/tenant-config'

type Stored = { id: string; name: string; config: Record<string, unknown>; logoSvg: string | null }

/** What holds where a club's stored configuration says nothing: `show*` flags are on, all others off (D-52). */
const defaults = {
  AccessCodeMandatory: false,
  isAccessCodeMandatory: false,
  ShowLiveConnect: true,
  showLiveEvent: true,
  showCollections: true,
  showClassOfTheDay: true,
  showChannels: true,
  showBrowseClasses: true,
  showSignUpPage: true,
  showUpgradeDialog: false,
  showDiscountTextField: true,
  showTncAccepted: true,
  ssoLogin: false,
  msalSsoSupport: false,
  isThirdPartyEnabled: false,
  canUnsubcribedUsersLogin: true,
  shareEnabled: false,
  hideSocialShare: false,
  langauageSelector: false,
  dynamicLinkAllowedOnApp: false,
  colours: {
    primary: '#0b5fff',
    secondary: '#00a88f',
    background: '#ffffff',
    text: '#14171f',
    header: '#ffffff',
    footer: '#14171f',
  },
  font: null,
  language: 'en-gb',
  supportedLanguages: ['en-gb', 'th'],
  currencySymbol: '£',
  currency: null,
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
  copyright: '',
  jwJSPlayerId: null,
  mmsSignupLink: null,
  resetPasswordLink: null,
  dynamicLinkDomain: null,
  appStoreId: null,
}

/**
 * The whole public configuration of a club from what is stored of it. `url` stays empty until a request says where it came
 * from (D-110).
 * @throws ZodError where a stored value can't be used.
 */
export function completeConfig(stored: Stored): TenantConfig {
  const given = Object.fromEntries(
    Object.entries(stored.config).filter(([, value]) => value !== null && value !== undefined),
  )
  const merged: Record<string, unknown> = { ...defaults, displayName: stored.name, ...given }
  const mandatory = merged.AccessCodeMandatory === true || merged.isAccessCodeMandatory === true
  const elsewhere = merged.ssoLogin === true || merged.isThirdPartyEnabled === true
  return TenantConfig.parse({
    showForgotPasswordPage: !elsewhere,
    showReactivate: mandatory,
    url: '',
    ...merged,
    tenantID: stored.id,
    name: stored.name,
    logoUrl: merged.logoUrl ?? (stored.logoSvg ? `/images/logo/${encodeURIComponent(stored.id)}.svg` : null),
  })
}
