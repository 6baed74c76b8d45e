import type { Kit } from '../theme/kit.ts'

/** The parts of a club's site that no page links to while they are empty. */
export const siteParts = ['connect', 'channels', 'collections'] as const
export type SitePart = (typeof siteParts)[number]

type Flag = boolean | null | undefined

/**
 * The feature switches of a club, with one function per question. Defaults if missing: `show...` switches are on, the others off, and
 * members without a subscription may sign in (D-52).
 */
export type TenantSwitches = {
  ShowLiveConnect?: Flag
  showLiveEvent?: Flag
  connect?: string | null | undefined
  showCollections?: Flag
  showChannels?: Flag
  showClassOfTheDay?: Flag
  showBrowseClasses?: Flag
  homeStart?: Kit['homeStart'] | undefined
  showSignUpPage?: Flag
  ssoLogin?: Flag
  isThirdPartyEnabled?: Flag
  AccessCodeMandatory?: Flag
  isAccessCodeMandatory?: Flag
  canUnsubcribedUsersLogin?: Flag
  showForgotPasswordPage?: Flag
  showUpgradeDialog?: Flag
  mmsSignupLink?: string | null | undefined
  shareEnabled?: Flag
  hideSocialShare?: Flag
  langauageSelector?: Flag
  showTncAccepted?: Flag
  showDiscountTextField?: Flag
  webMode?: string | null | undefined
  contents?: { empty: readonly SitePart[] } | undefined
  embeddedConfig?:
    | {
        mode?: string | null | undefined
        'content-mode'?: string | null | undefined
        showSignUpPage?: Flag
        showSignInPage?: Flag
        showHeader?: Flag
        showLogo?: Flag
        showFooter?: Flag
      }
    | null
    | undefined
}

/** Whether links lead to a part of the site that is switched on: only if it isn't known to be empty (D-52). */
export function hasContent({ contents }: TenantSwitches, part: SitePart): boolean {
  return !contents?.empty.includes(part)
}

/** Values of the config key `connect` (LIVE-07); missing means both. */
export const connectMode = { onDemand: 'ondemand', live: 'live', both: 'both' } as const
export type ConnectMode = (typeof connectMode)[keyof typeof connectMode]

/** Whether Connect is offered at all (TEN-06). */
export function connectEnabled(tenant: TenantSwitches): boolean {
  return tenant.ShowLiveConnect ?? true
}

/** Whether the live schedule and its links are shown (TEN-07, D-27). */
export function liveEnabled(tenant: TenantSwitches): boolean {
  return connectEnabled(tenant) && (tenant.showLiveEvent ?? true) && tenant.connect !== connectMode.onDemand
}

/** Whether the list of recorded Connect classes is shown (D-27). */
export function connectOnDemandEnabled(tenant: TenantSwitches): boolean {
  return connectEnabled(tenant) && tenant.connect !== connectMode.live
}

export function collectionsEnabled(tenant: TenantSwitches): boolean {
  return tenant.showCollections ?? true
}

export function channelsEnabled(tenant: TenantSwitches): boolean {
  return tenant.showChannels ?? true
}

/** Combines a club's switch with that of the embedding page (TEN-12, EMBED-04). */
export function signUpEnabled(tenant: TenantSwitches, embedded = false): boolean {
  return (tenant.showSignUpPage ?? true) && !(embedded && tenant.embeddedConfig?.showSignUpPage === false)
}

export function signInShown(tenant: TenantSwitches, embedded = false): boolean {
  return !(embedded && tenant.embeddedConfig?.showSignInPage === false)
}

/** Members who sign in through another system reset their password there (D-17). */
export function forgotPasswordEnabled(tenant: TenantSwitches): boolean {
  return tenant.showForgotPasswordPage ?? !(ssoEnabled(tenant) || thirdPartyEnabled(tenant))
}

export function ssoEnabled(tenant: TenantSwitches): boolean {
  return tenant.ssoLogin ?? false
}

/** Whether memberships are managed by another system (TEN-13). */
export function thirdPartyEnabled(tenant: TenantSwitches): boolean {
  return tenant.isThirdPartyEnabled ?? false
}

/** Both spellings make the access code mandatory (TEN-05). */
export function accessCodeMandatory(tenant: TenantSwitches): boolean {
  return (tenant.AccessCodeMandatory ?? false) || (tenant.isAccessCodeMandatory ?? false)
}

export function unsubscribedMayLogIn(tenant: TenantSwitches): boolean {
  return tenant.canUnsubcribedUsersLogin ?? true
}

export function sharingEnabled(tenant: TenantSwitches): boolean {
  return tenant.shareEnabled ?? false
}

/** Whether to hide social networks inside the club's own app (D-76). */
export function socialButtonsShown(tenant: TenantSwitches, embedded: boolean): boolean {
  return !(embedded && (tenant.hideSocialShare ?? false))
}

export function languageSelectorShown(tenant: TenantSwitches): boolean {
  return tenant.langauageSelector ?? false
}

/** Whether the club list is the start page and navigation is left to the embedding page (EMBED-07, SHELL-07). */
export function contentModeTenant(tenant: TenantSwitches): boolean {
  return tenant.embeddedConfig?.['content-mode'] === 'tenant'
}

/** Whether the embedding host signs its members in (D-59). */
export function seamlessMode(tenant: TenantSwitches, embedded: boolean): boolean {
  return embedded && tenant.embeddedConfig?.mode === 'seamless'
}

/** Whether payments are in test mode (D-53). */
export function testMode(tenant: TenantSwitches): boolean {
  return tenant.webMode === 'test'
}

/** Which parts of the shell are shown; only an embedding page can hide them (EMBED-08). */
export function shellParts(
  tenant: TenantSwitches,
  embedded: boolean,
): { header: boolean; logo: boolean; footer: boolean } {
  const config = embedded ? tenant.embeddedConfig : undefined
  return {
    header: config?.showHeader !== false,
    logo: config?.showLogo !== false,
    footer: config?.showFooter !== false,
  }
}
