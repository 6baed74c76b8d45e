import { clubSorts, clubStates } from '@upbeat/contract/studio/entities/installation'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { Select } from '@upbeat/ui/select.tsx'
import { AddressSearch } from '../../../lib/forms/address-search.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import type { ClubFilter } from '../use-club-filter.ts'
import styles from './club-list.module.css'
import { clubStateKeys } from './club-state-badge.tsx'

const sortKeys = {
  name: 'installation.sortName',
  members: 'installation.sortMembers',
  classes: 'installation.sortClasses',
  disk: 'installation.sortDisk',
  use: 'installation.sortUse',
  activity: 'installation.sortActivity',
} as const satisfies Record<(typeof clubSorts)[number], StudioTextKey>

export function ClubFilters({ filter: { question, set } }: { filter: ClubFilter }) {
  const t = useText()
  return (
    <search aria-label={t('installation.filters')} className={styles.filters}>
      <AddressSearch
        hideLabel
        label={t('installation.search')}
        maxLength={100}
        onSearch={(text) => set('q', text)}
        placeholder={t('installation.search')}
        search={question.search ?? ''}
      />
      <Select
        hideLabel
        label={t('installation.state')}
        onChange={({ target }) => set('state', target.value)}
        options={[
          { value: '', label: t('installation.anyState') },
          ...clubStates.map((state) => ({ value: state, label: t(clubStateKeys[state]) })),
        ]}
        value={question.state ?? ''}
      />
      <Select
        hideLabel
        label={t('installation.sort')}
        onChange={({ target }) => set('sort', target.value === 'name' ? '' : target.value)}
        options={clubSorts.map((sort) => ({ value: sort, label: t(sortKeys[sort]) }))}
        value={question.sort}
      />
    </search>
  )
}
