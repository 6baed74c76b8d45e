import { useQuery } from '@tanstack/react-query'
import type { ClassOptions } from '@upbeat/contract/studio/entities/class'
import type { BulkAction } from '@upbeat/contract/studio/entities/classes/class-bulk'
import { numberRanges } from '@upbeat/rules/classes/cell-values'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { TextArea } from '@upbeat/ui/text-area.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { classOptionsQuery } from '../../../../lib/api/class-queries.ts'
import { DateField } from '../../../../lib/dates/date-field.tsx'
import { SuggestField } from '../../../../lib/forms/suggest-field.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { TokenField } from '../form/token-field.tsx'
import { readCell } from '../grid/read-cell.ts'
import { useCellNames } from '../grid/use-cell-names.ts'
import fields from './bulk-fields.module.css'
import { valueFields } from './bulk-kinds.ts'

type Field = keyof typeof valueFields
const { skill } = numberRanges
const scaleSteps = Array.from({ length: skill.high - skill.low + 1 }, (_, place) => String(skill.low + place))
const wordLists: readonly Field[] = ['labels', 'focusAreas', 'equipment']

/** A field and its new value for all classes; clearing is an explicit option. */
export function BulkValue({ onChange }: { onChange: (action: BulkAction | null) => void }) {
  const t = useText()
  const names = useCellNames()
  const options = useQuery(classOptionsQuery).data
  const [given, setGiven] = useState({ field: 'level' as Field, text: '', isEmptied: false })
  const { field, text, isEmptied } = given
  const value = readCell(field, text, names)
  const words = Array.isArray(value) ? value : []

  function take(part: Partial<typeof given>) {
    const next = { ...given, ...part }
    setGiven(next)
    const read = readCell(next.field, next.isEmptied ? '' : next.text, names)
    const isGiven = read !== undefined && (next.isEmptied || next.text.trim() !== '')
    onChange(isGiven ? { kind: 'set', field: next.field, value: read } : null)
  }

  const choices: Partial<Record<Field, string[]>> = {
    level: names.levels.map(({ name }) => name),
    categoryId: names.categories.map(({ name }) => name),
    skill: scaleSteps,
    intensity: scaleSteps,
  }
  const shared = {
    label: t('bulk.value'),
    error:
      value === undefined ? t(field === 'calorieBurn' ? 'classes.caloriesProblem' : 'bulk.valueProblem') : undefined,
  }
  const onText = ({ target }: { target: { value: string } }) => take({ text: target.value })
  return (
    <>
      <Select
        label={t('bulk.field')}
        onChange={({ target }) => take({ field: target.value as Field, text: '', isEmptied: false })}
        options={Object.entries(valueFields).map(([id, label]) => ({ value: id, label: t(label) }))}
        value={field}
      />
      {isEmptied ? null : field in choices ? (
        <Select
          {...shared}
          onChange={onText}
          options={[
            { value: '', label: t('bulk.choose') },
            ...(choices[field] ?? []).map((name) => ({ value: name, label: name })),
          ]}
          value={text}
        />
      ) : wordLists.includes(field) ? (
        <TokenField
          {...shared}
          key={field}
          onChange={(next) => take({ text: next.join('\n') })}
          suggestions={suggestionsOf(field, options)}
          values={words}
        />
      ) : field === 'instructor' || field === 'subCategory' || field === 'language' ? (
        <SuggestField
          {...shared}
          onChange={(next) => take({ text: next ?? '' })}
          suggestions={suggestionsOf(field, options)}
          value={text}
        />
      ) : field === 'description' ? (
        <TextArea {...shared} className={fields.wide} dir="auto" onChange={onText} rows={4} value={text} />
      ) : field === 'scheduleDate' ? (
        <DateField {...shared} onChange={(next) => take({ text: next })} value={text} />
      ) : (
        <TextField
          {...shared}
          autoComplete="off"
          dir="auto"
          inputMode={field === 'calorieBurn' ? 'numeric' : undefined}
          onChange={onText}
          value={text}
        />
      )}
      <div className={fields.wide}>
        <Checkbox
          checked={isEmptied}
          label={t('bulk.emptied')}
          onChange={({ target }) => take({ isEmptied: target.checked })}
        />
      </div>
    </>
  )
}

function suggestionsOf(field: Field, options: ClassOptions | undefined): readonly string[] {
  if (!options) return []
  const { instructors: instructor, subCategories: subCategory, languages: language, ...lists } = options
  const found = { ...lists, instructor, subCategory, language }
  return field === 'labels' ||
    field === 'focusAreas' ||
    field === 'equipment' ||
    field in { instructor, subCategory, language }
    ? found[field as 'labels']
    : []
}
