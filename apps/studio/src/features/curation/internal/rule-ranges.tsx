import type { CollectionRule } from '@upbeat/rules/collections/collection-rule'
import { Select } from '@upbeat/ui/select.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import styles from './editor.module.css'
import { RuleNumber } from './rule-number.tsx'
import { ScaleRange } from './scale-range.tsx'

type RuleRangesProps = { rule: CollectionRule; change: (changed: Partial<CollectionRule>) => void }

const longestMinutes = 300
const maxClasses = 100

/** The ranges of a rule, then the sort order and the maximum number of classes. */
export function RuleRanges({ rule, change }: RuleRangesProps) {
  const t = useText()
  const { fromMinutes, toMinutes } = rule
  const isReversed = fromMinutes !== null && toMinutes !== null && toMinutes < fromMinutes
  return (
    <div className={styles.ranges}>
      <RuleNumber
        isOptional
        label={t('curation.fromMinutes')}
        max={longestMinutes}
        min={0}
        onChange={(minutes) => change({ fromMinutes: minutes })}
        value={fromMinutes}
      />
      <RuleNumber
        error={isReversed ? t('curation.rangeReversed', { low: fromMinutes }) : undefined}
        isOptional
        label={t('curation.toMinutes')}
        max={longestMinutes}
        min={0}
        onChange={(minutes) => change({ toMinutes: minutes })}
        value={toMinutes}
      />
      <ScaleRange
        labels={[t('curation.fromSkill'), t('curation.toSkill')]}
        onChange={(skill) => change({ skill })}
        value={rule.skill}
      />
      <ScaleRange
        labels={[t('curation.fromIntensity'), t('curation.toIntensity')]}
        onChange={(intensity) => change({ intensity })}
        value={rule.intensity}
      />
      <Select
        label={t('curation.sort')}
        onChange={({ target }) => change({ sort: target.value === 'Oldest' ? 'Oldest' : 'Newest' })}
        options={[
          { value: 'Newest', label: t('curation.newest') },
          { value: 'Oldest', label: t('curation.oldest') },
        ]}
        value={rule.sort}
      />
      <RuleNumber
        label={t('curation.limit')}
        max={maxClasses}
        min={1}
        onChange={(limit) => limit !== null && change({ limit })}
        value={rule.limit}
      />
    </div>
  )
}
