import type { ClubSetting, SettingChange } from '@upbeat/contract/studio/entities/settings'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { editableSettings, type Setting } from '@upbeat/rules/tenant/settings-catalogue'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { StudioEvents } from '../../platform/http/studio/studio-events.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { ProveHost } from '../domain/prove-host.ts'
import type { TenantAdmin } from '../tenant/admin.ts'
import { asRefusal } from '../tenant/as-refusal.ts'
import { effectiveAt, storedAt, withSetting } from './setting-at.ts'

export type SettingsService = ReturnType<typeof createSettingsService>
type Parts = {
  admin: Pick<TenantAdmin, 'change' | 'find'>
  tenants: Pick<Tenants, 'refresh' | 'byIdOrName'>
  events: Pick<StudioEvents, 'publish'>
  proveHost: ProveHost
}

/** Reads and changes the club's settings, one at a time (LOOK-05). Values are validated by the club's own check. */
export function createSettingsService({ admin, tenants, events, proveHost }: Parts) {
  async function read({ tenantId, tenant }: Pick<StaffContext, 'tenantId' | 'tenant'>): Promise<ClubSetting[]> {
    const stored = await admin.find(tenant.name)
    const completed = tenants.byIdOrName(tenantId) ?? tenant
    return editableSettings.map((setting) => {
      const own = storedAt(stored, setting)
      return { key: setting.key, value: effectiveAt(completed, setting), isSet: own !== null }
    })
  }

  /** @throws Failure notFound for a setting that only owners may change */
  async function change(context: StaffContext, key: string, wanted: SettingChange): Promise<ClubSetting[]> {
    const setting = settingOf(key)
    if (setting.permission !== undefined) throw new Failure('notFound')
    return set(context, setting, wanted)
  }

  /** @throws Failure notFound for any other setting, notPermitted, and all of `proveHost`'s */
  async function changeAsOwner(context: StaffContext, key: string, wanted: SettingChange): Promise<ClubSetting[]> {
    const setting = settingOf(key)
    if (setting.permission === undefined) throw new Failure('notFound')
    if (context.reachOf(setting.permission) === null) throw new Failure('notPermitted')
    return set(context, setting, wanted)
  }

  async function set(context: StaffContext, setting: Setting, { value, base }: SettingChange): Promise<ClubSetting[]> {
    const { tenant, tenantId } = context
    // The club at a host receives what people type there, and a sender at a host is taken for its owner.
    if (typeof value === 'string' && setting.key === 'dynamicLinkDomain') await proveHost(context, value, 'serves')
    if (typeof value === 'string' && setting.key === 'settings.mailFrom')
      await proveHost(context, domainOf(value), 'sends')
    const alter = (row: { config: Record<string, unknown>; settings: Record<string, unknown> }) => {
      const own = storedAt(row, setting)
      const isOther = base !== undefined && !isSameValue(own, base) && !isSameValue(own, value)
      if (isOther) throw new Failure('changedElsewhere')
      return withSetting(row, setting, value)
    }
    await asRefusal(admin.change(tenant.name, alter, { actor: actorOf(context) }))
    await tenants.refresh()
    await events.publish(tenantId, { kind: 'settings', id: setting.key })
    return read({ tenantId, tenant })
  }

  return { read, change, changeAsOwner }
}

function domainOf(email: string) {
  return email.slice(email.lastIndexOf('@') + 1)
}

/** @throws Failure notFound */
function settingOf(key: string): Setting {
  const setting = editableSettings.find((each) => each.key === key)
  if (!setting) throw new Failure('notFound')
  return setting
}
