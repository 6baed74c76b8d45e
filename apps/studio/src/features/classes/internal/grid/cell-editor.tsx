import type { ClassOptions, StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react'
import { useText } from '../../../../lib/i18n/use-text.ts'
import styles from './cell-editor.module.css'
import { type CellNames, cellText } from './cell-text.ts'
import { facetKeys } from './class-columns.ts'
import type { EditableField } from './read-cell.ts'

export type CellEditorProps = {
  one: StudioListedClass
  field: EditableField
  label: string
  /** The first typed character; null to edit the current value. */
  typed: string | null
  names: CellNames
  options: ClassOptions | undefined
  /** `step` is the next cell: rows down, columns to the right. */
  onCommit: (text: string, step: { rows: number; columns: number } | null) => void
  onCancel: () => void
}

/** The editor of a cell: Enter and Tab save and move on, Escape cancels. */
export function CellEditor({ one, field, label, typed, names, options, onCommit, onCancel }: CellEditorProps) {
  const t = useText()
  const listId = useId()
  const isOver = useRef(false)
  const initial = cellText(one, field, names)

  function finish(text: string, step: { rows: number; columns: number } | null) {
    if (isOver.current) return
    isOver.current = true
    onCommit(text, step)
  }

  const parts = {
    'aria-label': label,
    autoFocus: true,
    className: styles.editor,
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      finish(currentTarget.value, null),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      event.stopPropagation()
      const { value } = event.currentTarget
      if (event.key === 'Escape') {
        isOver.current = true
        onCancel()
      } else if (event.key === 'Enter' && !event.altKey && !event.shiftKey && !event.nativeEvent.isComposing) {
        event.preventDefault()
        finish(value, { rows: 1, columns: 0 })
      } else if (event.key === 'Tab') {
        event.preventDefault()
        finish(value, { rows: 0, columns: event.shiftKey ? -1 : 1 })
      }
    },
  }
  if (field === 'level' || field === 'categoryId') {
    const choices = field === 'level' ? names.levels.map(({ name }) => name) : names.categories.map(({ name }) => name)
    return (
      <select {...parts} defaultValue={initial}>
        <option value="">{t('classes.notSet')}</option>
        {choices.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    )
  }
  if (field === 'description') return <textarea {...parts} defaultValue={typed ?? initial} rows={6} />
  const suggestions = field in facetKeys && options ? suggestionsOf(field, options) : []
  const isNumber = field === 'skill' || field === 'intensity' || field === 'calorieBurn'
  return (
    <>
      <input
        {...parts}
        autoComplete="off"
        defaultValue={typed ?? initial}
        dir="auto"
        inputMode={isNumber ? 'numeric' : undefined}
        list={suggestions.length > 0 ? listId : undefined}
        type={field === 'scheduleDate' ? 'date' : 'text'}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </>
  )
}

function suggestionsOf(field: EditableField, options: ClassOptions): readonly string[] {
  if (field === 'instructor') return options.instructors
  if (field === 'subCategory') return options.subCategories
  return field === 'language' ? options.languages : []
}
