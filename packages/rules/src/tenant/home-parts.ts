import { connectEnabled, hasContent, liveEnabled, type TenantSwitches } from './switches.ts'

/** The first section of Home (D-26); none if Connect is empty. */
export function homeStrip(tenant: TenantSwitches): 'live' | 'connect' | 'none' {
  if (!hasContent(tenant, 'connect')) return 'none'
  if (liveEnabled(tenant)) return 'live'
  return connectEnabled(tenant) ? 'connect' : 'none'
}

export function classOfTheDayEnabled(tenant: TenantSwitches): boolean {
  return tenant.showClassOfTheDay ?? true
}

/** Whether Home starts with a single class that changes daily. */
export function oneClassLeads(tenant: TenantSwitches): boolean {
  return tenant.homeStart === 'oneClass'
}

/** Whether Home shows a class that changes daily, alone or with the next two. */
export function dailyClassShown(tenant: TenantSwitches): boolean {
  return oneClassLeads(tenant) || classOfTheDayEnabled(tenant)
}

/** Whether nothing can come before that class on Home. */
export function dailyClassLeads(tenant: TenantSwitches): boolean {
  return dailyClassShown(tenant) && tenant.homeStart !== 'live' && tenant.homeStart !== 'collection'
}

export function browseClassesEnabled(tenant: TenantSwitches): boolean {
  return tenant.showBrowseClasses ?? true
}
