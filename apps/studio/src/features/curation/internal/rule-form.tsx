import { useQuery } from '@tanstack/react-query'
import { levels } from '@upbeat/contract/enumerations'
import type { PickedClass } from '@upbeat/contract/studio/entities/curation'
import type { CollectionRule } from '@upbeat/rules/collections/collection-rule'
import { Chip } from '@upbeat/ui/chip.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { classOptionsQuery } from '../../../lib/api/class-queries.ts'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useRowFocus } from '../../../lib/focus/use-row-focus.ts'
import { levelKeys } from '../../../lib/i18n/level-keys.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { matchesQuery } from '../curation-query.ts'
import styles from './editor.module.css'
import { PickedRow } from './picked-list.tsx'
import { RuleRanges } from './rule-ranges.tsx'

type RuleFormProps = { rule: CollectionRule; onChange: (rule: CollectionRule) => void }

/** Edits a rule with the members' filters, next to a preview of its classes (SHELF-02). */
export function RuleForm({ rule, onChange }: RuleFormProps) {
  const t = useText()
  const options = useQuery(classOptionsQuery)
  const matches = useQuery(matchesQuery({ rule }))
  const change = (changed: Partial<CollectionRule>) => onChange({ ...rule, ...changed })
  return (
    <>
      {matches.data && <MatchCount found={matches.data} limit={rule.limit} />}
      <QueryStates height="16rem" query={options}>
        {({ categories, subCategories, labels, focusAreas, equipment, instructors, languages }) => (
          <div className={styles.pair}>
            <OneOf
              label={t('curation.category')}
              onChange={(categoryId) => change({ categoryId })}
              options={categories.map(({ id, name }) => ({ value: id, label: name }))}
              value={rule.categoryId}
            />
            <OneOf
              label={t('curation.subCategory')}
              onChange={(subCategory) => change({ subCategory })}
              options={subCategories.map(plain)}
              value={rule.subCategory}
            />
            <OneOf
              label={t('curation.language')}
              onChange={(language) => change({ language })}
              options={languages.map(plain)}
              value={rule.language}
            />
            <AnyOf
              label={t('curation.coach')}
              onChange={(coaches) => change({ coaches })}
              options={instructors.map(plain)}
              values={rule.coaches}
            />
            <AnyOf
              label={t('classes.level')}
              onChange={(chosen) => change({ levels: levels.filter((each) => chosen.includes(each)) })}
              options={levels.map((value) => ({ value, label: t(levelKeys[value]) }))}
              values={rule.levels}
            />
            <AnyOf
              label={t('curation.keyword')}
              onChange={(words) => change({ labels: words })}
              options={labels.map(plain)}
              values={rule.labels}
            />
            <AnyOf
              label={t('curation.focusArea')}
              onChange={(words) => change({ focusAreas: words })}
              options={focusAreas.map(plain)}
              values={rule.focusAreas}
            />
            <AnyOf
              label={t('curation.equipment')}
              onChange={(words) => change({ equipment: words })}
              options={equipment.map(plain)}
              values={rule.equipment}
            />
          </div>
        )}
      </QueryStates>
      <RuleRanges change={change} rule={rule} />
      <QueryStates height="12rem" query={matches}>
        {(found) => <Matches found={found} limit={rule.limit} />}
      </QueryStates>
    </>
  )
}

type Found = { total: number; classes: PickedClass[] }

/** The number of matches. Above the fields, so that it is visible during editing. */
function MatchCount({ found: { total }, limit }: { found: Found; limit: number }) {
  const t = useText()
  return (
    <p role="status">
      <span className={styles.count}>
        {total === 0 ? t('curation.matchesNone') : t('curation.matches', { count: total })}
      </span>
      {total > limit && <span className={styles.note}> {t('curation.limited', { count: limit })}</span>}
    </p>
  )
}

/** The first ten classes. */
function Matches({ found: { total, classes }, limit }: { found: Found; limit: number }) {
  const t = useText()
  if (classes.length === 0) return null
  return (
    <div className={styles.found}>
      {classes.length < Math.min(total, limit) && (
        <p className={styles.note}>{t('curation.firstListed', { count: classes.length })}</p>
      )}
      <ol aria-label={t('curation.pickedClasses')} className={styles.found}>
        {classes.map((one) => (
          <li className={styles.item} key={one.tag}>
            <PickedRow name={one.name} picked={one} />
          </li>
        ))}
      </ol>
    </div>
  )
}

type Options = { value: string; label: string }[]

function OneOf(props: { label: string; value: string | null; options: Options; onChange: (v: string | null) => void }) {
  const t = useText()
  const { label, value, options, onChange } = props
  const isKnown = value === null || options.some((option) => option.value === value)
  return (
    <Select
      label={label}
      onChange={({ target }) => onChange(target.value || null)}
      options={[
        { value: '', label: t('curation.any') },
        ...options,
        ...(isKnown || value === null ? [] : [{ value, label: value }]),
      ]}
      value={value ?? ''}
    />
  )
}

/** Several words: each is selected from a list and shown below it until removed. */
function AnyOf(props: { label: string; values: string[]; options: Options; onChange: (v: string[]) => void }) {
  const t = useText()
  const { label, values, options, onChange } = props
  const left = options.filter(({ value }) => !values.includes(value))
  const nameOf = (word: string) => options.find(({ value }) => value === word)?.label ?? word
  const { frame, removing } = useRowFocus<HTMLDivElement>(values.length, 'button')
  return (
    <div className={styles.found} ref={frame}>
      <Select
        label={label}
        onChange={({ target }) => target.value && onChange([...values, target.value])}
        options={[{ value: '', label: t('curation.any') }, ...left]}
        value=""
      />
      {values.length > 0 && (
        <div className={styles.words}>
          {values.map((word, place) => (
            <Chip
              aria-label={t('curation.removeWord', { word: nameOf(word) })}
              iconEnd="close"
              key={word}
              onClick={() => {
                removing(place)
                onChange(values.filter((other) => other !== word))
              }}
            >
              {nameOf(word)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}

function plain(word: string) {
  return { value: word, label: word }
}
