import { studioCalls } from '@upbeat/contract/studio/calls'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { editableSettings, type SettingOwner, settingsElsewhere } from '@upbeat/rules/tenant/settings-catalogue'
import type { Need } from '../audit/undo.ts'
import type { Values } from './revert-keys.ts'

export type Configurations = { config?: Values; settings?: Values }

const ownersOnly: Need = studioCalls.changeOwnerSetting

/** The calls that change keys outside the settings pages. */
const callOf: Record<SettingOwner, Need> = {
  fixed: ownersOnly,
  audience: studioCalls.setAudience,
  look: studioCalls.setLook,
  domain: studioCalls.useDomain,
  signOn: studioCalls.saveSignOn,
  staff: studioCalls.setAllowances,
}

const needs: readonly { key: string; needed: readonly Need[] }[] = [
  ...editableSettings.map(({ key, permission }) => ({
    key,
    needed: permission === undefined ? [studioCalls.changeSetting] : [ownersOnly, { ...ownersOnly, permission }],
  })),
  ...(Object.keys(settingsElsewhere) as SettingOwner[]).flatMap((owner) =>
    settingsElsewhere[owner].map((key) => ({ key, needed: [callOf[owner]] })),
  ),
]

/**
 * What is required to change every key that differs, according to the calls that change it. Keys without such a call
 * need an owner.
 */
export function neededToChange(was: Configurations, is: Configurations): Need[] {
  return pathsThatDiffer(was, is).flatMap((path) => {
    const known = needs.filter(({ key }) => isWithin(path, key) || isWithin(key, path))
    return known.length === 0 ? [ownersOnly] : known.flatMap(({ needed }) => needed)
  })
}

function pathsThatDiffer({ config, settings }: Configurations, is: Configurations): string[] {
  return [...leavesThatDiffer(config, is.config), ...leavesThatDiffer(settings, is.settings, 'settings.')]
}

function leavesThatDiffer(was: Values = {}, is: Values = {}, prefix = ''): string[] {
  return Object.keys({ ...was, ...is }).flatMap((key) => {
    const [before, after] = [was[key], is[key]]
    if (isSameValue(before, after)) return []
    const areGroups = isGroup(before ?? after) && isGroup(after ?? before)
    const path = prefix + key
    const within = areGroups ? leavesThatDiffer(asGroup(before), asGroup(after), `${path}.`) : []
    return within.length > 0 ? within : [path]
  })
}

function asGroup(value: unknown): Values {
  return isGroup(value) ? value : {}
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWithin(path: string, group: string): boolean {
  return path === group || path.startsWith(`${group}.`)
}
