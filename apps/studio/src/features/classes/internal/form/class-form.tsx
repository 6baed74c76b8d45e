import { useQuery } from '@tanstack/react-query'
import { levels } from '@upbeat/contract/enumerations'
import type { ClassField, ClassFields, ClassOptions } from '@upbeat/contract/studio/entities/class'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { Select } from '@upbeat/ui/select.tsx'
import { TextArea } from '@upbeat/ui/text-area.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import type { ReactNode } from 'react'
import { classOptionsQuery } from '../../../../lib/api/class-queries.ts'
import { SuggestField } from '../../../../lib/forms/suggest-field.tsx'
import { levelKeys } from '../../../../lib/i18n/level-keys.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../../lib/i18n/use-times.ts'
import { ConflictChoice } from '../../../../lib/publishing/conflict-choice.tsx'
import styles from './class-form.module.css'
import { DayField } from './day-field.tsx'
import { Suggestion } from './suggestion.tsx'
import { TokenField } from './token-field.tsx'
import type { useClassDraft } from './use-class-draft.ts'

/** Metadata of a video: from its file name and from the file itself. */
export type SuggestedDetails = { titleOfName: string; title: string | null; coach: string | null }
type ClassFormProps = {
  draft: Omit<ReturnType<typeof useClassDraft>, 'driver' | 'unsaved'>
  isReadOnly: boolean
  suggested?: SuggestedDetails | undefined
}

const scale = Array.from({ length: 10 }, (_, index) => String(index + 1))
const noOptions: ClassOptions = {
  categories: [],
  labels: [],
  focusAreas: [],
  equipment: [],
  subCategories: [],
  instructors: [],
  languages: [],
}

/** The fields of a class. There is no save button: every change is autosaved. */
export function ClassForm({ draft, isReadOnly, suggested: details }: ClassFormProps) {
  const t = useText()
  const times = useTimes()
  const { fields, edit, status, conflicts, decide } = draft
  const options = useQuery(classOptionsQuery).data ?? noOptions
  // Until the names load, the class's own category isn't “Not set”.
  const isNamed = options.categories.length > 0 || fields.categoryId === null
  const categories = isNamed ? options.categories : [{ id: fields.categoryId ?? '', name: '…' }]
  const errorOf = (field: ClassField) =>
    status.kind === 'refused' && status.fields.includes(field)
      ? t(problemKeys[field] ?? 'classes.fieldRefused')
      : undefined
  const at = (field: ClassField, parts: { label?: string; show?: (value: string) => ReactNode } = {}): ReactNode =>
    conflicts
      .filter((conflict) => conflict.field === field)
      .map((conflict) => (
        <ConflictChoice conflict={conflict} key={field} onDecide={(keep) => decide(conflict, keep)} {...parts} />
      ))
  const choice = (field: 'skill' | 'intensity', label: string) => (
    <Select
      error={errorOf(field)}
      label={label}
      onChange={(event) => edit(field, event.target.value === '' ? null : Number(event.target.value))}
      options={[{ value: '', label: t('classes.notSet') }, ...scale.map((value) => ({ value, label: value }))]}
      value={fields[field] === null ? '' : String(fields[field])}
    />
  )
  const suggested = (field: 'instructor' | 'subCategory' | 'language', label: string, words: readonly string[]) => (
    <SuggestField
      error={errorOf(field)}
      label={label}
      onChange={(value) => edit(field, value)}
      suggestions={words}
      value={fields[field]}
    />
  )
  const tokens = (field: 'labels' | 'focusAreas' | 'equipment', label: string) => (
    <TokenField
      error={errorOf(field)}
      label={label}
      onChange={(values) => edit(field, values)}
      suggestions={options[field]}
      values={fields[field]}
    />
  )

  // Only until it is edited.
  const title = details?.title !== fields.name && details?.titleOfName === fields.name && details.title
  const coach = fields.instructor === null && details?.coach

  return (
    <fieldset className={styles.form} disabled={isReadOnly}>
      <legend className={styles.legend}>{t('classes.details')}</legend>
      <TextField
        dir="auto"
        error={errorOf('name')}
        label={t('classes.name')}
        maxLength={200}
        onChange={(event) => edit('name', event.target.value)}
        value={fields.name}
      />
      {at('name')}
      {title && <Suggestion onUse={() => edit('name', title)} value={title} />}
      <TextArea
        dir="auto"
        error={errorOf('description')}
        label={t('classes.description')}
        maxLength={10_000}
        onChange={(event) => edit('description', event.target.value)}
        value={fields.description}
      />
      {at('description')}
      <div className={styles.pair}>
        {suggested('instructor', t('classes.coach'), options.instructors)}
        <Select
          error={errorOf('level')}
          label={t('classes.level')}
          onChange={(event) => edit('level', (event.target.value || null) as ClassFields['level'])}
          options={[
            { value: '', label: t('classes.notSet') },
            ...levels.map((value) => ({ value, label: t(levelKeys[value]) })),
          ]}
          value={fields.level ?? ''}
        />
      </div>
      {at('instructor')}
      {coach && <Suggestion onUse={() => edit('instructor', coach)} value={coach} />}
      {at('level')}
      <div className={styles.pair}>
        <Select
          error={errorOf('categoryId')}
          label={t('classes.category')}
          onChange={(event) => edit('categoryId', event.target.value || null)}
          options={[
            { value: '', label: t('classes.notSet') },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={fields.categoryId ?? ''}
        />
        {suggested('subCategory', t('classes.subCategory'), options.subCategories)}
      </div>
      {at('categoryId', { show: (id) => options.categories.find((category) => category.id === id)?.name ?? id })}
      {at('subCategory')}
      <div className={styles.pair}>
        {choice('skill', t('classes.skill'))}
        {choice('intensity', t('classes.intensity'))}
      </div>
      {at('skill')}
      {at('intensity')}
      {tokens('labels', t('classes.keywords'))}
      {at('labels')}
      {tokens('focusAreas', t('classes.focusAreas'))}
      {at('focusAreas')}
      {tokens('equipment', t('classes.equipment'))}
      {at('equipment')}
      <div className={styles.pair}>
        {suggested('language', t('classes.spokenLanguage'), options.languages)}
        <TextField
          error={errorOf('calorieBurn')}
          inputMode="numeric"
          label={t('classes.calories')}
          max={5000}
          min={0}
          onChange={(event) => edit('calorieBurn', numberOf(event.target.value))}
          type="number"
          value={fields.calorieBurn ?? ''}
        />
      </div>
      {at('language')}
      {at('calorieBurn')}
      <DayField
        description={t('classes.dateText')}
        error={errorOf('scheduleDate')}
        label={t('classes.date')}
        onChange={(value) => edit('scheduleDate', value)}
        value={fields.scheduleDate}
      />
      {at('scheduleDate', { show: times.day })}
      {/* Edited next to the video. */}
      {at('imageLink', { label: t('pictures.picture'), show: (link) => <img alt="" src={link} width={160} /> })}
      {at('trailerLink', { label: t('pictures.trailer') })}
    </fieldset>
  )
}

/** The server's constraints that the field itself doesn't enforce. */
const problemKeys: Partial<Record<ClassField, StudioPhraseKey>> = {
  calorieBurn: 'classes.caloriesProblem',
  labels: 'classes.wordsProblem',
  focusAreas: 'classes.wordsProblem',
  equipment: 'classes.wordsProblem',
}

function numberOf(text: string): number | null {
  return text.trim() === '' || Number.isNaN(Number(text)) ? null : Math.round(Number(text))
}
