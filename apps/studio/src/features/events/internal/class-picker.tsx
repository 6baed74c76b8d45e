import { useQuery } from '@tanstack/react-query'
import { Icon } from '@upbeat/ui/icon.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type RefObject, useDeferredValue, useState } from 'react'
import { publishedClassesQuery } from '../../../lib/api/class-queries.ts'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { lengthOf } from '../../../lib/forms/length-of.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { Thumbnail } from '../../../lib/media/thumbnail.tsx'
import styles from './class-picker.module.css'

export type PickedClass = { tag: string; name: string; durationSecond: number | null }
type ClassPickerProps = {
  tag: string | null
  onPick: (picked: PickedClass) => void
  /** Ref of the field, for initial focus. */
  field?: RefObject<HTMLInputElement | null>
}

/** Chooses one of the published classes: the latest ones, or those that match a search. */
export function ClassPicker({ tag, onPick, field }: ClassPickerProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const found = useQuery(publishedClassesQuery(useDeferredValue(typed.trim())))
  return (
    <div className={styles.picker}>
      <TextField
        autoComplete="off"
        dir="auto"
        icon="search"
        label={t('events.searchClass')}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        ref={field}
        type="search"
        value={typed}
      />
      <QueryStates height="12rem" query={found}>
        {({ classes }) =>
          classes.length === 0 ? (
            <p className={styles.note}>{t(typed === '' ? 'events.noClasses' : 'events.noClassFound')}</p>
          ) : (
            <ul className={styles.found}>
              {classes.map((one) => (
                <li key={one.tag}>
                  <button
                    aria-pressed={one.tag === tag}
                    className={styles.item}
                    onClick={() => onPick(one)}
                    type="button"
                  >
                    <Thumbnail link={one.imageLink} />
                    <span className={styles.what}>
                      <span className={styles.name} dir="auto">
                        {one.name}
                      </span>
                      <span className={styles.note}>
                        {[one.durationSecond === null ? '' : lengthOf(one.durationSecond), one.instructor ?? '']
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </span>
                    {one.tag === tag && <Icon name="check" size={20} />}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </div>
  )
}
