import { useQuery } from '@tanstack/react-query'
import type { BulkAction } from '@upbeat/contract/studio/entities/classes/class-bulk'
import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { classOptionsQuery } from '../../../../lib/api/class-queries.ts'
import { DateField } from '../../../../lib/dates/date-field.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { TimeZoneNote } from '../../../../lib/layout/time-zone-note.tsx'
import { TokenField } from '../form/token-field.tsx'
import { BulkCollection } from './bulk-collection.tsx'
import { type BulkKind, textFields, wordFields } from './bulk-kinds.ts'
import { BulkValue } from './bulk-value.tsx'

type BulkFieldsProps = {
  kind: BulkKind
  /** Null while incomplete. */
  onChange: (action: BulkAction | null) => void
}

/** The input of a bulk action. */
export function BulkFields({ kind, onChange }: BulkFieldsProps) {
  if (kind === 'set') return <BulkValue onChange={onChange} />
  if (kind === 'add' || kind === 'remove') return <Words kind={kind} onChange={onChange} />
  if (kind === 'replace') return <Replacement onChange={onChange} />
  if (kind === 'addToCollection') return <BulkCollection onChange={onChange} />
  if (kind === 'schedule') return <Time onChange={onChange} />
  return kind === 'shiftDate' ? <Days onChange={onChange} /> : null
}

type WordField = keyof typeof wordFields

function Words({ kind, onChange }: BulkFieldsProps & { kind: 'add' | 'remove' }) {
  const t = useText()
  const options = useQuery(classOptionsQuery).data
  const [field, setField] = useState<WordField>('labels')
  const [words, setWords] = useState<readonly string[]>([])

  function take(nextField: WordField, next: string[]) {
    setField(nextField)
    setWords(next)
    onChange(next.length > 0 ? { kind, field: nextField, words: next } : null)
  }

  return (
    <>
      <Select
        label={t('bulk.field')}
        onChange={({ target }) => take(target.value as WordField, [])}
        options={Object.entries(wordFields).map(([value, label]) => ({ value, label: t(label) }))}
        value={field}
      />
      <TokenField
        error={undefined}
        key={field}
        label={t('bulk.words')}
        onChange={(next) => take(field, next)}
        suggestions={options?.[field] ?? []}
        values={words}
      />
    </>
  )
}

type TextName = keyof typeof textFields

function Replacement({ onChange }: Pick<BulkFieldsProps, 'onChange'>) {
  const t = useText()
  const [given, setGiven] = useState({ field: 'name' as TextName, find: '', replacement: '' })

  function take(part: Partial<typeof given>) {
    const next = { ...given, ...part }
    setGiven(next)
    onChange(next.find === '' ? null : { kind: 'replace', ...next })
  }

  return (
    <>
      <Select
        label={t('bulk.field')}
        onChange={({ target }) => take({ field: target.value as TextName })}
        options={Object.entries(textFields).map(([value, label]) => ({ value, label: t(label) }))}
        value={given.field}
      />
      <TextField
        autoComplete="off"
        dir="auto"
        label={t('bulk.find')}
        maxLength={200}
        onChange={({ target }) => take({ find: target.value })}
        value={given.find}
      />
      <TextField
        autoComplete="off"
        dir="auto"
        label={t('bulk.replacement')}
        maxLength={200}
        onChange={({ target }) => take({ replacement: target.value })}
        value={given.replacement}
      />
    </>
  )
}

const maxDays = 3650

function Days({ onChange }: Pick<BulkFieldsProps, 'onChange'>) {
  const t = useText()
  const [text, setText] = useState('')

  function take(next: string) {
    setText(next)
    const days = Number(next)
    const isUsable = next !== '' && days !== 0 && Number.isInteger(days) && Math.abs(days) <= maxDays
    onChange(isUsable ? { kind: 'shiftDate', days } : null)
  }

  return (
    <TextField
      description={t('bulk.daysText')}
      label={t('bulk.days')}
      max={maxDays}
      min={-maxDays}
      onChange={({ target }) => take(target.value)}
      step={1}
      type="number"
      value={text}
    />
  )
}

function Time({ onChange }: Pick<BulkFieldsProps, 'onChange'>) {
  const t = useText()
  const [text, setText] = useState('')
  const time = new Date(text)
  const isPast = time.getTime() <= Date.now()

  function take(next: string) {
    setText(next)
    const at = new Date(next)
    onChange(at.getTime() > Date.now() ? { kind: 'schedule', at: at.toISOString() } : null)
  }

  return (
    <>
      <DateField
        error={isPast ? t('classes.timePast') : undefined}
        kind="dateTime"
        label={t('classes.onAirFrom')}
        onChange={take}
        value={text}
      />
      <TimeZoneNote />
    </>
  )
}
