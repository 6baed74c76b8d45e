import { useQuery } from '@tanstack/react-query'
import { memberMoments, memberSorts, memberStates } from '@upbeat/contract/studio/entities/member-list'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { Select } from '@upbeat/ui/select.tsx'
import { AddressSearch } from '../../../../lib/forms/address-search.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { memberLabelsQuery } from '../../member-queries.ts'
import type { MemberFilter } from '../../use-member-filter.ts'
import { memberStateKeys } from '../member-state-badge.tsx'
import styles from './member-list.module.css'
import { momentKeys } from './moment-keys.ts'

const sortKeys = {
  joined: 'members.sortJoined',
  seen: 'members.sortSeen',
  name: 'members.sortName',
} as const satisfies Record<(typeof memberSorts)[number], StudioTextKey>

export function MemberFilters({ filter: { question, set } }: { filter: MemberFilter }) {
  const t = useText()
  const known = useQuery(memberLabelsQuery).data?.labels ?? []
  // A label in the URL that nobody has any more.
  const labels = question.label && !known.includes(question.label) ? [question.label, ...known] : known
  return (
    <search aria-label={t('members.filters')} className={styles.filters}>
      <AddressSearch
        hideLabel
        label={t('members.search')}
        maxLength={200}
        onSearch={(text) => set('q', text)}
        placeholder={t('members.search')}
        search={question.search ?? ''}
      />
      <Select
        hideLabel
        label={t('members.membership')}
        onChange={({ target }) => set('state', target.value)}
        options={[
          { value: '', label: t('members.anyMembership') },
          ...memberStates.map((state) => ({ value: state, label: t(memberStateKeys[state]) })),
        ]}
        value={question.state ?? ''}
      />
      <Select
        hideLabel
        label={t('members.when')}
        onChange={({ target }) => set('when', target.value)}
        options={[
          { value: '', label: t('members.anyTime') },
          ...memberMoments.map((moment) => ({ value: moment, label: t(momentKeys[moment]) })),
        ]}
        value={question.when ?? ''}
      />
      {labels.length > 0 && (
        <Select
          hideLabel
          label={t('members.label')}
          onChange={({ target }) => set('label', target.value)}
          options={[{ value: '', label: t('members.anyLabel') }, ...labels.map((label) => ({ value: label, label }))]}
          value={question.label ?? ''}
        />
      )}
      <Select
        hideLabel
        label={t('members.sort')}
        onChange={({ target }) => set('sort', target.value === 'joined' ? '' : target.value)}
        options={memberSorts.map((sort) => ({ value: sort, label: t(sortKeys[sort]) }))}
        value={question.sort}
      />
    </search>
  )
}
