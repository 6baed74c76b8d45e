import type { Phrase } from '@upbeat/contract/studio/entities/texts'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { Select } from '@upbeat/ui/select.tsx'
import { AddressSearch } from '../../../lib/forms/address-search.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { areasOf } from './filter-phrases.ts'
import { useTextFilter } from './use-text-filter.ts'

/** The filters of the list. */
export function TextFilters({ phrases }: { phrases: readonly Phrase[] }) {
  const t = useText()
  const { show, area, words, set } = useTextFilter()
  return (
    <>
      <Select
        label={t('texts.show')}
        onChange={({ target }) => set('show', target.value)}
        options={[
          { value: 'all', label: t('texts.all') },
          { value: 'missing', label: t('texts.onlyMissing') },
          { value: 'own', label: t('texts.onlyOwn') },
        ]}
        value={show}
      />
      <Select
        label={t('texts.area')}
        onChange={({ target }) => set('area', target.value)}
        options={[
          { value: '', label: t('texts.everywhere') },
          ...areasOf(phrases).map((value) => ({ value, label: t(`texts.in-${value}` as StudioTextKey) })),
        ]}
        value={area}
      />
      <AddressSearch label={t('texts.search')} onSearch={(text) => set('q', text)} search={words} />
    </>
  )
}
