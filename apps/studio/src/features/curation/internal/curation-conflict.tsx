import type { FieldConflict } from '@upbeat/rules/publishing/merge-changes'
import type { ReactNode } from 'react'
import { languageName } from '../../../lib/i18n/language-name.ts'
import { type Text, useText } from '../../../lib/i18n/use-text.ts'
import { pictureAt } from '../../../lib/media/picture-at.ts'
import { ConflictChoice } from '../../../lib/publishing/conflict-choice.tsx'
import styles from './editor.module.css'

type CurationConflictProps = { conflict: FieldConflict; onDecide: (keepYours: boolean) => void }

const labels = {
  name: 'curation.name',
  description: 'curation.description',
  imageLink: 'curation.picture',
  translations: 'curation.translations',
  line: 'curation.line',
  classTags: 'curation.pickedClasses',
  rule: 'curation.filledBy',
  profileImageUrl: 'curation.profilePicture',
  mediaSpaceImageUrl: 'curation.widePicture',
  isAvailable: 'curation.isAvailable',
} as const
type Field = keyof typeof labels

/** A concurrently changed field, with both values formatted like the form. */
export function CurationConflict({ conflict, onDecide }: CurationConflictProps) {
  const t = useText()
  const field = conflict.field as Field
  return (
    <ConflictChoice
      conflict={{ ...conflict, yours: wordsOf(field, conflict.yours, t), theirs: wordsOf(field, conflict.theirs, t) }}
      label={curationLabel(field, t)}
      onDecide={onDecide}
      show={(text): ReactNode =>
        isPicture(field) ? <img alt="" className={styles.picture} src={pictureAt(text, 480)} /> : text
      }
    />
  )
}

function isPicture(field: Field): boolean {
  return field === 'imageLink' || field === 'profileImageUrl' || field === 'mediaSpaceImageUrl'
}

/** The label of a field of a category, collection, channel or coach. */
export function curationLabel(field: string, t: Text): string {
  return t(labels[field as Field])
}

/** Formats values that aren't text. */
function wordsOf(field: Field, value: unknown, t: Text): unknown {
  if (field === 'classTags') return t('curation.classes', { count: (value as string[]).length })
  if (field === 'rule') return t(value === null ? 'curation.handPicked' : 'curation.ruleChoice')
  if (field === 'isAvailable') return t(value ? 'curation.yes' : 'curation.no')
  if (field !== 'translations') return value
  return Object.entries(value as Record<string, { name: string }>).map(
    ([code, { name }]) => `${languageName(code)}: ${name}`,
  )
}
