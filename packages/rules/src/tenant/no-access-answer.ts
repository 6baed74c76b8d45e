import { type TenantSwitches, thirdPartyEnabled } from './switches.ts'

/** Whether a missing membership opens a dialog and not the subscribe page (D-34). */
export function upgradeDialogOffered(tenant: TenantSwitches): boolean {
  return thirdPartyEnabled(tenant) || Boolean(tenant.mmsSignupLink) || (tenant.showUpgradeDialog ?? false)
}

/**
 * What a member without access sees: a dialog if memberships are managed elsewhere, with its link if there is one, else the subscribe page
 * (LIVE-26, LIVE-27, D-34).
 */
export function noAccessAnswer(
  tenant: TenantSwitches,
): { kind: 'dialog'; link: string | null } | { kind: 'subscribe' } {
  return upgradeDialogOffered(tenant) ? { kind: 'dialog', link: tenant.mmsSignupLink || null } : { kind: 'subscribe' }
}
