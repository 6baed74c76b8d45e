import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { Permission } from '@upbeat/rules/staff/may'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'
import { settingsPages } from '../../features/settings/settings-pages.ts'

type Place = {
  path: string
  label: StudioPhraseKey
  hint?: StudioPhraseKey
  words?: StudioPhraseKey
  icon: IconName
  permission: Permission
}

/** Other words that find the pages in the navigation, by the page's name. */
export const pageWords: Partial<Record<StudioPhraseKey, StudioPhraseKey>> = {
  'shell.home': 'palette.wordsHome',
  'shell.classes': 'palette.wordsClasses',
  'shell.schedule': 'palette.wordsSchedule',
  'shell.discovery': 'palette.wordsDiscovery',
  'shell.members': 'palette.wordsMembers',
  'shell.look': 'palette.wordsLook',
  'shell.texts': 'palette.wordsTexts',
  'shell.plans': 'palette.wordsPlans',
  'shell.storage': 'palette.wordsStorage',
  'shell.settings': 'palette.wordsSettings',
  'shell.people': 'palette.wordsPeople',
  'shell.history': 'palette.wordsHistory',
  'shell.apiKeys': 'palette.wordsApiKeys',
  'shell.account': 'palette.wordsAccount',
}

/** Pages below those in the navigation, and what is edited on the page of each class. */
export const places: readonly Place[] = [
  ...[
    { path: '/find/collections', label: 'curation.collections', words: 'curation.collectionsLead' } as const,
    { path: '/find/categories', label: 'curation.categories', words: 'curation.categoriesLead' } as const,
    { path: '/find/channels', label: 'curation.channels', words: 'curation.channelsLead' } as const,
    { path: '/find/coaches', label: 'curation.coaches', words: 'curation.coachesLead' } as const,
    { path: '/find/class-of-the-day', label: 'curation.classOfDay', words: 'curation.classOfDayLead' } as const,
  ].map((place) => ({ ...place, icon: 'search', permission: 'collections.view' }) as const),
  {
    path: '/classes/words',
    label: 'classes.words',
    words: 'classes.wordsLead',
    icon: 'video',
    permission: 'collections.edit',
  },
  ...(
    [
      { path: '/plans/discounts', label: 'plans.discounts', words: 'plans.discountsLead' },
      { path: '/plans/codes', label: 'plans.accessCodes', words: 'plans.accessCodesLead' },
    ] as const
  ).map((place) => ({ ...place, icon: 'card', permission: 'codes.view' }) as const),
  ...(
    [
      { path: '/texts/emails', label: 'texts.emails', icon: 'mail' },
      { path: '/texts/announcements', label: 'announcements.title', icon: 'message' },
      { path: '/texts/terms', label: 'policies.tab', icon: 'shield' },
    ] as const
  ).map((place) => ({ ...place, permission: 'texts.view' }) as const),
  ...settingsPages.map(({ path, title, text, icon, permission }) => ({
    path,
    label: title,
    hint: 'shell.settings' as const,
    words: text,
    icon,
    permission,
  })),
  ...(
    [
      { label: 'captions.title', words: 'palette.wordsCaptions', icon: 'captions' },
      { label: 'moves.title', words: 'palette.wordsMoves', icon: 'film' },
      { label: 'pictures.title', words: 'palette.wordsPictures', icon: 'picture' },
    ] as const
  ).map((place) => ({ ...place, path: '/classes', hint: 'palette.inClass', permission: 'classes.edit' }) as const),
]
