import type { Permission } from '../staff/may.ts'
import { kitNames } from '../theme/kit.ts'

/** How a setting is edited. Values are validated by the configuration's schema, not here. */
export type SettingControl =
  | 'switch'
  | 'text'
  | 'email'
  | 'link'
  | 'number'
  | 'choice'
  | 'language'
  | 'languages'
  | 'currency'
  | 'timeZone'
  | 'dateFormat'
  | 'list'
  | 'secret'

type Description = {
  control: SettingControl
  /** The options of a choice; null means no value. */
  options?: readonly (string | number | null)[]
  /** A permission needed besides `settings.edit`, with re-authentication within the last ten minutes. */
  permission?: Permission
  /** The group whose switch must be on for this setting to apply. */
  within?: string
}

const shown: Description = { control: 'switch' }
const text: Description = { control: 'text' }
const list: Description = { control: 'list' }
const link: Description = { control: 'link' }
const inFrame: Description = { control: 'switch', within: 'embeddedConfig' }
/** The named app opens links to the club on phones, with whatever they carry, such as the token of a new password. */
const appOfLinks = 'domain.edit'
const elsewhereKept = 'sso.edit'
const paid = 'paymentKeys.edit'

/**
 * The settings of a club by group, in the studio's display order. A key is a path in the public configuration, or with the prefix
 * `settings.` in the private one.
 */
export const settingGroups = {
  join: {
    showSignUpPage: shown,
    showReactivate: shown,
    showTncAccepted: shown,
    showUpgradeDialog: shown,
  },
  signIn: {
    passkeys: shown,
    showForgotPasswordPage: shown,
    resetPasswordLink: link,
  },
  home: {
    showClassOfTheDay: shown,
    showBrowseClasses: shown,
    showCollections: shown,
    showChannels: shown,
    numberOfDaysToShowNewOnWorkoutCard: { control: 'number' },
    'settings.topLabels': list,
    navCopy: { control: 'choice', options: [null, 'alternate'] },
  },
  live: {
    ShowLiveConnect: shown,
    showLiveEvent: shown,
    connect: { control: 'choice', options: ['both', 'live', 'ondemand'] },
    EventCardSize: { control: 'number' },
  },
  sharing: {
    shareEnabled: shown,
    hideSocialShare: shown,
    dynamicLinkDomain: { control: 'text', permission: 'domain.edit' },
  },
  contact: {
    displayName: text,
    supportEmail: { control: 'email' },
    contactEmailAddress: { control: 'email' },
    'settings.mailFrom': { control: 'email', permission: 'domain.edit' },
    copyright: text,
  },
  region: {
    language: { control: 'language' },
    supportedLanguages: { control: 'languages' },
    langauageSelector: shown,
    dateFormat: { control: 'dateFormat' },
    'settings.timeZone': { control: 'timeZone' },
  },
  money: {
    'settings.currency': { control: 'currency' },
    currency: { control: 'currency' },
    currencySymbol: text,
    showDiscountTextField: shown,
    'settings.memberPauses': { control: 'choice', options: ['off', 'oncePerYear', 'anyTime'] },
    webMode: { control: 'choice', options: ['live', 'test'], permission: paid },
  },
  privacy: {
    analyticsConsent: shown,
    'localytics.url': { control: 'link', permission: elsewhereKept },
  },
  embedding: {
    embedOrigins: list,
    embeddedConfig: shown,
    'embeddedConfig.showHeader': inFrame,
    'embeddedConfig.showLogo': inFrame,
    'embeddedConfig.showFooter': inFrame,
    'embeddedConfig.showSignInPage': inFrame,
    'embeddedConfig.showSignUpPage': inFrame,
    'embeddedConfig.mode': { control: 'choice', options: [null, 'seamless'], within: 'embeddedConfig' },
    'embeddedConfig.isEmbedded': inFrame,
    'embeddedConfig.content-mode': { control: 'choice', options: [null, 'tenant'], within: 'embeddedConfig' },
  },
  app: {
    dynamicLinkAllowedOnApp: shown,
    appStoreId: text,
    'settings.appleAppId': { ...text, permission: appOfLinks },
    'settings.androidPackage': { ...text, permission: appOfLinks },
    'settings.androidCertificates': { ...list, permission: appOfLinks },
  },
  membership: {
    isThirdPartyEnabled: { control: 'switch', permission: elsewhereKept },
    'settings.membershipUrl': { control: 'link', permission: elsewhereKept },
    canUnsubcribedUsersLogin: shown,
    mmsSignupLink: link,
  },
  technical: {
    'settings.contentOrigins': list,
    providerId: text,
    logoUrl: text,
    jwJSPlayerId: text,
    connectSource: { control: 'choice', options: ['wexer', 'vimeo'] },
    connectBase: text,
    'settings.connectProviders.wexer.url': { control: 'link', permission: elsewhereKept },
    'settings.connectProviders.wexer.tenant': { control: 'text', permission: elsewhereKept },
    'settings.connectProviders.wexer.authorization': { control: 'secret', permission: elsewhereKept },
    'settings.connectProviders.vimeo.url': { control: 'link', permission: elsewhereKept },
    'settings.connectProviders.vimeo.tenant': { control: 'text', permission: elsewhereKept },
    'settings.connectProviders.vimeo.authorization': { control: 'secret', permission: elsewhereKept },
  },
} as const satisfies Record<string, Record<string, Description>>

/** Keys that are not edited on the settings pages, by owner. */
export const settingsElsewhere = {
  /** Fixed when the club is created. */
  fixed: ['tenantID', 'name'],
  /** The choice between everyone, a code and a plan: one call sets all three keys, the code and the plan. */
  audience: ['AccessCodeMandatory', 'isAccessCodeMandatory', 'settings.freeForMembers'],
  look: [
    'colours.primary',
    'colours.secondary',
    'colours.background',
    'colours.text',
    'colours.header',
    'colours.footer',
    'landingPictures',
    'font',
    'cardVersion',
    ...kitNames,
  ],
  domain: ['url', 'settings.plannedDomain'],
  signOn: [
    'ssoLogin',
    'msalSsoSupport',
    'sso.authority',
    'sso.clientId',
    'sso.scopes',
    'sso.serverExchange',
    'settings.sso.issuer',
    'settings.sso.audience',
    'settings.sso.clientSecret',
  ],
  staff: ['settings.staff.coachesPublish', 'settings.staff.managersSeeMoney', 'settings.staff.analystsSeeMoney'],
} as const

export type SettingGroup = keyof typeof settingGroups
type KeyIn<G extends SettingGroup> = keyof (typeof settingGroups)[G]
export type EditableSettingKey = { [G in SettingGroup]: KeyIn<G> }[SettingGroup]
export type SettingOwner = keyof typeof settingsElsewhere
/** Every leaf key of the configuration. */
export type SettingKey = EditableSettingKey | (typeof settingsElsewhere)[SettingOwner][number]
export type Setting = Description & { key: EditableSettingKey; group: SettingGroup }

/** The settings edited on the studio's settings pages. */
export const editableSettings: readonly Setting[] = Object.entries(settingGroups).flatMap(([group, settings]) =>
  Object.entries(settings).map(([key, description]) => ({
    ...(description as Description),
    key: key as EditableSettingKey,
    group: group as SettingGroup,
  })),
)
