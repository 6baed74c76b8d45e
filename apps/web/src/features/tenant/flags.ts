import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'

/**
 * One function for each question the app asks of a club's switches. Where a switch is missing, those named `show...` are on, the
 * others off, and unsubscribed members may log in (D-52).
 */
type Config = Partial<TenantConfig>

/** Connect is offered at all (TEN-06). */
export function connectEnabled(tenant: Config): boolean {
  return tenant.ShowLiveConnect ?? true
}

/** The live schedule and its links (TEN-07, D-27). */
export function liveEnabled(tenant: Config): boolean {
  return connectEnabled(tenant) && (tenant.showLiveEvent ?? true) && tenant.connect !== 'ondemand'
}

/** The list of recorded Connect classes (D-27). */
export function connectOnDemandEnabled(tenant: Config): boolean {
  return connectEnabled(tenant) && tenant.connect !== 'live'
}

/** Connect's two sub-links make sense only together (D-27). */
export function connectSubNavigationShown(tenant: Config): boolean {
  return liveEnabled(tenant) && connectOnDemandEnabled(tenant)
}

/** What Home shows above all else (D-26). */
export function homeStrip(tenant: Config): 'live' | 'connect' | 'none' {
  if (liveEnabled(tenant)) return 'live'
  return connectEnabled(tenant) ? 'connect' : 'none'
}

export function collectionsEnabled(tenant: Config): boolean {
  return tenant.showCollections ?? true
}

export function channelsEnabled(tenant: Config): boolean {
  return tenant.showChannels ?? true
}

export function classOfTheDayEnabled(tenant: Config): boolean {
  return tenant.showClassOfTheDay ?? true
}

export function browseClassesEnabled(tenant: Config): boolean {
  return tenant.showBrowseClasses ?? true
}

/** A club's own switch, and that of the page that embeds it (TEN-12, EMBED-04). */
export function signUpEnabled(tenant: Config, embedded = false): boolean {
  return (tenant.showSignUpPage ?? true) && !(embedded && tenant.embeddedConfig?.showSignUpPage === false)
}

export function signInShown(tenant: Config, embedded = false): boolean {
  return !(embedded && tenant.embeddedConfig?.showSignInPage === false)
}

/** Members whose sign-in lives elsewhere reset their password there (D-17). */
export function forgotPasswordEnabled(tenant: Config): boolean {
  return tenant.showForgotPasswordPage ?? !(ssoEnabled(tenant) || thirdPartyEnabled(tenant))
}

export function ssoEnabled(tenant: Config): boolean {
  return tenant.ssoLogin ?? false
}

/** Membership is kept by another system (TEN-13). */
export function thirdPartyEnabled(tenant: Config): boolean {
  return tenant.isThirdPartyEnabled ?? false
}

/** Either spelling makes the access code mandatory (TEN-05). */
export function accessCodeMandatory(tenant: Config): boolean {
  return (tenant.AccessCodeMandatory ?? false) || (tenant.isAccessCodeMandatory ?? false)
}

/** An expired access code may be followed by another (D-73). */
export function reactivateOffered(tenant: Config): boolean {
  return tenant.showReactivate ?? accessCodeMandatory(tenant)
}

export function unsubscribedMayLogIn(tenant: Config): boolean {
  return tenant.canUnsubcribedUsersLogin ?? true
}

/** A missing membership opens a dialog, not the subscribe page (D-34). */
export function upgradeDialogOffered(tenant: Config): boolean {
  return thirdPartyEnabled(tenant) || Boolean(tenant.mmsSignupLink) || (tenant.showUpgradeDialog ?? false)
}

export function sharingEnabled(tenant: Config): boolean {
  return tenant.shareEnabled ?? false
}

/** Some clubs want no social networks inside their own app (D-76). */
export function socialButtonsShown(tenant: Config, embedded: boolean): boolean {
  return !(embedded && (tenant.hideSocialShare ?? false))
}

export function languageSelectorShown(tenant: Config): boolean {
  return tenant.langauageSelector ?? false
}

/** Newer terms must be accepted before going on. */
export function termsChecked(tenant: Config): boolean {
  return tenant.showTncAccepted ?? true
}

export function discountFieldShown(tenant: Config): boolean {
  return tenant.showDiscountTextField ?? true
}

/** The club list is the start, and navigation is left to the page around (EMBED-07, SHELL-07). */
export function contentModeTenant(tenant: Config): boolean {
  return tenant.embeddedConfig?.['content-mode'] === 'tenant'
}

/** The host vouches for its members (D-59). */
export function seamlessMode(tenant: Config, embedded: boolean): boolean {
  return embedded && tenant.embeddedConfig?.mode === 'seamless'
}

/** Payments are tried out, not made (D-53). */
export function testMode(tenant: Config): boolean {
  return tenant.webMode === 'test'
}

/** Which parts of the shell stand around the page; only an embedding page can take them away (EMBED-08). */
export function shellParts(tenant: Config, embedded: boolean): { header: boolean; logo: boolean; footer: boolean } {
  const config = embedded ? tenant.embeddedConfig : undefined
  return {
    header: config?.showHeader !== false,
    logo: config?.showLogo !== false,
    footer: config?.showFooter !== false,
  }
}
