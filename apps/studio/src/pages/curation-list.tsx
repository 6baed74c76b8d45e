import type { CuratedKind } from '@upbeat/contract/studio/entities/curation'
import { CurationList } from '../features/curation/curation-list.tsx'
import { CurationTabs } from '../features/curation/curation-tabs.tsx'
import { NewCurationButton } from '../features/curation/new-curation-button.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

const leads = {
  category: 'curation.categoriesLead',
  collection: 'curation.collectionsLead',
  channel: 'curation.channelsLead',
  coach: 'curation.coachesLead',
} as const

function CurationListPage({ kind }: { kind: CuratedKind }) {
  const t = useText()
  return (
    <Page action={<NewCurationButton kind={kind} />} lead={t(leads[kind])} title={t('shell.discovery')}>
      <CurationTabs />
      <CurationList key={kind} kind={kind} />
    </Page>
  )
}

export function CategoriesPage() {
  return <CurationListPage kind="category" />
}

export function CollectionsPage() {
  return <CurationListPage kind="collection" />
}

export function ChannelsPage() {
  return <CurationListPage kind="channel" />
}

export function CoachesPage() {
  return <CurationListPage kind="coach" />
}
