/** The switches of a tenant that open parts of the app. `show*` switches are on when missing, others off (D-52). */
export type TenantSwitches = {
  ShowLiveConnect?: boolean | null | undefined
  showLiveEvent?: boolean | null | undefined
  connect?: string | null | undefined
  ssoLogin?: boolean | null | undefined
  isThirdPartyEnabled?: boolean | null | undefined
  showForgotPasswordPage?: boolean | null | undefined
  showUpgradeDialog?: boolean | null | undefined
  mmsSignupLink?: string | null | undefined
}

/** What the config key `connect` can say (LIVE-07); missing means both. */
export const connectMode = { onDemand: 'ondemand', live: 'live', both: 'both' } as const
export type ConnectMode = (typeof connectMode)[keyof typeof connectMode]

/** A `show*` switch: on unless the tenant turned it off. */
export function isShown(flag: boolean | null | undefined): boolean {
  return flag !== false
}

/** Which Connect views exist; the sub-navigation needs both (LIVE-02, LIVE-07, D-27). */
export function connectViews(tenant: TenantSwitches): { live: boolean; onDemand: boolean; subNavigation: boolean } {
  const hasConnect = isShown(tenant.ShowLiveConnect)
  const live = hasConnect && isShown(tenant.showLiveEvent) && tenant.connect !== connectMode.onDemand
  const onDemand = hasConnect && tenant.connect !== connectMode.live
  return { live, onDemand, subNavigation: live && onDemand }
}

/** The first strip of Home (HOME-01, D-26). */
export function homeStrip(tenant: TenantSwitches): 'live' | 'connect' | null {
  if (isShown(tenant.showLiveEvent) && tenant.connect !== connectMode.onDemand) return 'live'
  return isShown(tenant.ShowLiveConnect) ? 'connect' : null
}

/** Whether passwords can be reset here (ROUTE-41, D-17): where they are kept here, unless the tenant says otherwise. */
export function hasForgotPassword(tenant: TenantSwitches): boolean {
  return tenant.showForgotPasswordPage ?? !(tenant.ssoLogin || tenant.isThirdPartyEnabled)
}

/**
 * What a member without access meets: a dialog where membership is managed elsewhere, with its link if there is one, else the
 * subscribe page (LIVE-26, LIVE-27, D-34).
 */
export function noAccessAnswer(
  tenant: TenantSwitches,
): { kind: 'dialog'; link: string | null } | { kind: 'subscribe' } {
  const isDialog = tenant.isThirdPartyEnabled || tenant.mmsSignupLink || tenant.showUpgradeDialog
  return isDialog ? { kind: 'dialog', link: tenant.mmsSignupLink || null } : { kind: 'subscribe' }
}
