import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { Permission } from '@upbeat/rules/staff/may'
import type { SettingGroup } from '@upbeat/rules/tenant/settings-catalogue'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'

export type SettingsPageEntry = {
  /** Path below the studio's base. */
  path: string
  icon: IconName
  title: StudioPhraseKey
  text: StudioPhraseKey
  permission: Permission
}

/** Groups with a generated page. */
export type PlainGroup = Exclude<SettingGroup, 'embedding'>

const icons: Record<PlainGroup, IconName> = {
  join: 'person',
  signIn: 'lock',
  home: 'home',
  live: 'live',
  sharing: 'share',
  contact: 'mail',
  region: 'clock',
  money: 'card',
  privacy: 'shield',
  app: 'device',
  membership: 'people',
  technical: 'settings',
}

/** The settings pages, in the order of the index. */
export const settingsPages: readonly SettingsPageEntry[] = [
  ...(['join', 'signIn', 'home', 'live', 'sharing', 'contact', 'region', 'money', 'privacy'] as const).map(pageOf),
  {
    path: '/settings/embedding',
    icon: 'globe',
    title: 'settings.embedding',
    text: 'settings.embeddingText',
    permission: 'settings.view',
  },
  {
    path: '/settings/payment-account',
    icon: 'card',
    title: 'paymentAccount.title',
    text: 'paymentAccount.lead',
    permission: 'paymentKeys.edit',
  },
  {
    path: '/settings/domain',
    icon: 'globe',
    title: 'domain.title',
    text: 'domain.lead',
    permission: 'domain.edit',
  },
  {
    path: '/settings/sign-on',
    icon: 'key',
    title: 'signOn.title',
    text: 'signOn.lead',
    permission: 'sso.edit',
  },
  {
    path: '/settings/webhooks',
    icon: 'external',
    title: 'webhooks.title',
    text: 'webhooks.lead',
    permission: 'webhooks.edit',
  },
  ...(['app', 'membership', 'technical'] as const).map(pageOf),
  {
    path: '/settings/club-file',
    icon: 'download',
    title: 'clubFile.title',
    text: 'clubFile.lead',
    permission: 'club.export',
  },
]

export function isPlainGroup(name: string | undefined): name is PlainGroup {
  return name !== undefined && Object.hasOwn(icons, name)
}

function pageOf(group: PlainGroup): SettingsPageEntry {
  return {
    path: `/settings/${group}`,
    icon: icons[group],
    title: `settings.group-${group}`,
    text: `settings.about-${group}`,
    permission: 'settings.view',
  }
}
