import { useQuery } from '@tanstack/react-query'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type RefObject, useDeferredValue, useState } from 'react'
import { publishedClassesQuery } from '../../../lib/api/class-queries.ts'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useRowFocus } from '../../../lib/focus/use-row-focus.ts'
import { lengthOf } from '../../../lib/forms/length-of.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { Thumbnail } from '../../../lib/media/thumbnail.tsx'
import styles from './editor.module.css'

export type Candidate = { tag: string; name: string; imageLink: string | null }
type ClassPickerProps = {
  label: string
  /** Label of the button next to a class. */
  action: (name: string) => string
  isOffered?: (candidate: Candidate) => boolean
  onPick: (candidate: Candidate) => void
  /** Ref of the field, for initial focus. */
  field?: RefObject<HTMLInputElement | null> | undefined
}

/** Searches published classes by title, and adds them one by one. */
export function ClassPicker({ label, action, isOffered = () => true, onPick, field }: ClassPickerProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const found = useQuery({ ...publishedClassesQuery(search), enabled: search !== '' })
  const offered = found.data?.classes.filter(isOffered) ?? []
  const { frame, removing } = useRowFocus<HTMLDivElement>(offered.length, 'li button')
  return (
    <div className={styles.found} ref={frame}>
      <TextField
        autoComplete="off"
        description={t('curation.addClassHint')}
        dir="auto"
        icon="search"
        label={label}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        ref={field}
        type="search"
        value={typed}
      />
      {search !== '' && (
        <QueryStates height="8rem" query={found}>
          {() =>
            offered.length === 0 ? (
              <p className={styles.note}>{t('curation.noMatch')}</p>
            ) : (
              <ul className={styles.found}>
                {offered.map((one, place) => (
                  <li className={styles.item} key={one.tag}>
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
                    <IconButton
                      icon="plus"
                      label={action(one.name)}
                      onClick={() => {
                        removing(place)
                        onPick(one)
                      }}
                      size="small"
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryStates>
      )}
    </div>
  )
}
