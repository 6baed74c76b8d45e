import type { CuratedKind } from '@upbeat/contract/studio/entities/curation'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'

type Words = { path: string; title: StudioTextKey; create: StudioTextKey }

export const kinds: Record<CuratedKind, Words> = {
  category: {
    path: '/find/categories',
    title: 'curation.categories',
    create: 'curation.newCategory',
  },
  collection: {
    path: '/find/collections',
    title: 'curation.collections',
    create: 'curation.newCollection',
  },
  channel: {
    path: '/find/channels',
    title: 'curation.channels',
    create: 'curation.newChannel',
  },
  coach: {
    path: '/find/coaches',
    title: 'curation.coaches',
    create: 'curation.newCoach',
  },
}
