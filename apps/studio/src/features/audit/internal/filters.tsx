import { Select } from '@upbeat/ui/select.tsx'
import { DateField } from '../../../lib/dates/date-field.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import type { HistoryFilter } from '../use-history-filter.ts'
import { kindKeys } from './action-keys.ts'
import styles from './history.module.css'

export type FiltersProps = {
  filter: HistoryFilter
  actors: readonly { id: string; name: string }[]
  change: (name: keyof HistoryFilter, value: string) => void
}

export function Filters({ filter, actors, change }: FiltersProps) {
  const t = useText()
  const kinds = Object.entries(kindKeys).map(([value, key]) => ({ value, label: t(key) }))
  const people = actors.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <search aria-label={t('audit.filters')} className={styles.filters}>
      <Select
        label={t('audit.person')}
        onChange={(event) => change('person', event.target.value)}
        options={[{ value: '', label: t('audit.everyone') }, ...people]}
        value={filter.person}
      />
      <Select
        label={t('audit.what')}
        onChange={(event) => change('kind', event.target.value)}
        options={[{ value: '', label: t('audit.everything') }, ...kinds]}
        value={filter.kind}
      />
      <DateField
        label={t('audit.from')}
        max={filter.until || undefined}
        onChange={(value) => change('from', value)}
        value={filter.from}
      />
      <DateField
        label={t('audit.until')}
        min={filter.from || undefined}
        onChange={(value) => change('until', value)}
        value={filter.until}
      />
    </search>
  )
}
