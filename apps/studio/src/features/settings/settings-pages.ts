import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { Permission } from '@upbeat/rules/staff/may'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'

export type SettingsPageEntry = {
  /** Below the studio's address. */
  path: string
  icon: IconName
  title: StudioPhraseKey
  text: StudioPhraseKey
  permission: Permission
}

/** The pages of the settings that are not a list of fields, in the order of the index. */
export const settingsPages: readonly SettingsPageEntry[] = [
  {
    path: '/settings/embedding',
    icon: 'globe',
    title: 'settings.embedding',
    text: 'settings.embeddingText',
    permission: 'settings.view',
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
]
