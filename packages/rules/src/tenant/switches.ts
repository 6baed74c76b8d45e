import type { Kit } from '../theme/kit.ts'

type Flag = boolean | null | undefined

/**
 * The switches of a club that open parts of the app, with one function for each question asked of them. Where a switch is missing, those
 * named `show...` are on, the others off, and members without a subscription may sign in (D-52).
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

/** What the config key `connect` can say (LIVE-07); missing means both. */
export const connectMode = { onDemand: 'ondemand', live: 'live', both: 'both' } as const
export type ConnectMode = (typeof connectMode)[keyof typeof connectMode]

/** Connect is offered at all (TEN-06). */
export function connectEnabled(tenant: TenantSwitches): boolean {
  return tenant.ShowLiveConnect ?? true
}

/** The live schedule and its links (TEN-07, D-27). */
export function liveEnabled(tenant: TenantSwitches): boolean {
  return connectEnabled(tenant) && (tenant.showLiveEvent ?? true) && tenant.connect !== connectMode.onDemand
}

/** The list of recorded Connect classes (D-27). */
export function connectOnDemandEnabled(tenant: TenantSwitches): boolean {
  return connectEnabled(tenant) && tenant.connect !== connectMode.live
}

/** Connect's two sub-links make sense only together (D-27). */
export function connectSubNavigationShown(tenant: TenantSwitches): boolean {
  return liveEnabled(tenant) && connectOnDemandEnabled(tenant)
}

/** What Home shows above all else (D-26). */
export function homeStrip(tenant: TenantSwitches): 'live' | 'connect' | 'none' {
  if (liveEnabled(tenant)) return 'live'
  return connectEnabled(tenant) ? 'connect' : 'none'
}

export function collectionsEnabled(tenant: TenantSwitches): boolean {
  return tenant.showCollections ?? true
}

export function channelsEnabled(tenant: TenantSwitches): boolean {
  return tenant.showChannels ?? true
}

export function classOfTheDayEnabled(tenant: TenantSwitches): boolean {
  return tenant.showClassOfTheDay ?? true
}

/** Home is led by one class alone, which changes daily. */
export function oneClassLeads(tenant: TenantSwitches): boolean {
  return tenant.homeStart === 'oneClass'
}

/** Home shows a class that changes daily, alone or with the next two. */
export function dailyClassShown(tenant: TenantSwitches): boolean {
  return oneClassLeads(tenant) || classOfTheDayEnabled(tenant)
}

export function browseClassesEnabled(tenant: TenantSwitches): boolean {
  return tenant.showBrowseClasses ?? true
}

/** A club's own switch, and that of the page that embeds it (TEN-12, EMBED-04). */
export function signUpEnabled(tenant: TenantSwitches, embedded = false): boolean {
  return (tenant.showSignUpPage ?? true) && !(embedded && tenant.embeddedConfig?.showSignUpPage === false)
}

export function signInShown(tenant: TenantSwitches, embedded = false): boolean {
  return !(embedded && tenant.embeddedConfig?.showSignInPage === false)
}

/** Members whose sign-in lives elsewhere reset their password there (D-17). */
export function forgotPasswordEnabled(tenant: TenantSwitches): boolean {
  return tenant.showForgotPasswordPage ?? !(ssoEnabled(tenant) || thirdPartyEnabled(tenant))
}

export function ssoEnabled(tenant: TenantSwitches): boolean {
  return tenant.ssoLogin ?? false
}

/** Membership is kept by another system (TEN-13). */
export function thirdPartyEnabled(tenant: TenantSwitches): boolean {
  return tenant.isThirdPartyEnabled ?? false
}

/** Either spelling makes the access code mandatory (TEN-05). */
export function accessCodeMandatory(tenant: TenantSwitches): boolean {
  return (tenant.AccessCodeMandatory ?? false) || (tenant.isAccessCodeMandatory ?? false)
}

export function unsubscribedMayLogIn(tenant: TenantSwitches): boolean {
  return tenant.canUnsubcribedUsersLogin ?? true
}

/** A missing membership opens a dialog, not the subscribe page (D-34). */
export function upgradeDialogOffered(tenant: TenantSwitches): boolean {
  return thirdPartyEnabled(tenant) || Boolean(tenant.mmsSignupLink) || (tenant.showUpgradeDialog ?? false)
}

/**
 * What a member without access meets: a dialog where membership is managed elsewhere, with its link if there is one, else the
 * subscribe page (LIVE-26, LIVE-27, D-34).
 */
export function noAccessAnswer(
  tenant: TenantSwitches,
): { kind: 'dialog'; link: string | null } | { kind: 'subscribe' } {
  return upgradeDialogOffered(tenant) ? { kind: 'dialog', link: tenant.mmsSignupLink || null } : { kind: 'subscribe' }
}

export function sharingEnabled(tenant: TenantSwitches): boolean {
  return tenant.shareEnabled ?? false
}

/** Some clubs want no social networks inside their own app (D-76). */
export function socialButtonsShown(tenant: TenantSwitches, embedded: boolean): boolean {
  return !(embedded && (tenant.hideSocialShare ?? false))
}

export function languageSelectorShown(tenant: TenantSwitches): boolean {
  return tenant.langauageSelector ?? false
}

/** Newer terms must be accepted before going on. */
export function termsChecked(tenant: TenantSwitches): boolean {
  return tenant.showTncAccepted ?? true
}

export function discountFieldShown(tenant: TenantSwitches): boolean {
  return tenant.showDiscountTextField ?? true
}

/** The club list is the start, and navigation is left to the page around (EMBED-07, SHELL-07). */
export function contentModeTenant(tenant: TenantSwitches): boolean {
  return tenant.embeddedConfig?.['content-mode'] === 'tenant'
}

/** The host vouches for its members (D-59). */
export function seamlessMode(tenant: TenantSwitches, embedded: boolean): boolean {
  return embedded && tenant.embeddedConfig?.mode === 'seamless'
}

/** Payments are tried out, not made (D-53). */
export function testMode(tenant: TenantSwitches): boolean {
  return tenant.webMode === 'test'
}

/** Which parts of the shell stand around the page; only an embedding page can take them away (EMBED-08). */
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
