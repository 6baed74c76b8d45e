import { useQuery } from '@tanstack/react-query'
import type { PickedClass } from '@upbeat/contract/studio/entities/curation'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { useState } from 'react'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useRowFocus } from '../../../lib/focus/use-row-focus.ts'
import { lengthOf } from '../../../lib/forms/length-of.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { Thumbnail } from '../../../lib/media/thumbnail.tsx'
import { OrderedList } from '../../../lib/order/ordered-list.tsx'
import { matchesQuery } from '../curation-query.ts'
import { ClassPicker } from './class-picker.tsx'
import styles from './editor.module.css'

type PickedListProps = { tags: string[]; onChange: (tags: string[]) => void }

/** Hand-picked classes in order, and a search to add more. */
export function PickedList({ tags, onChange }: PickedListProps) {
  const t = useText()
  const known = useQuery(matchesQuery({ tags: [...tags].sort() }))
  // The names of just added classes, until the server has replied.
  const [added, setAdded] = useState<Record<string, string>>({})
  const { frame, removing } = useRowFocus<HTMLDivElement>(tags.length, '[data-remove]')
  return (
    <div className={styles.picking} ref={frame}>
      {tags.length === 0 ? (
        <p className={styles.note}>{t('curation.noClasses')}</p>
      ) : (
        <QueryStates height="10rem" query={known}>
          {({ classes }) => {
            const byTag = new Map(classes.map((one) => [one.tag, one]))
            const nameOf = (tag: string) => byTag.get(tag)?.name || added[tag] || t('curation.untitled')
            return (
              <OrderedList
                items={tags}
                keyOf={(tag) => tag}
                label={t('curation.pickedClasses')}
                nameOf={nameOf}
                onOrder={onChange}
              >
                {(tag) => (
                  <>
                    <PickedRow name={nameOf(tag)} picked={byTag.get(tag)} />
                    <IconButton
                      data-remove=""
                      icon="close"
                      label={t('curation.remove', { name: nameOf(tag) })}
                      onClick={() => {
                        removing(tags.indexOf(tag))
                        onChange(tags.filter((other) => other !== tag))
                      }}
                      size="small"
                    />
                  </>
                )}
              </OrderedList>
            )
          }}
        </QueryStates>
      )}
      <ClassPicker
        action={(name) => t('curation.add', { name })}
        isOffered={({ tag }) => !tags.includes(tag)}
        label={t('curation.addClass')}
        onPick={({ tag, name }) => {
          setAdded({ ...added, [tag]: name })
          onChange([...tags, tag])
        }}
      />
    </div>
  )
}

export function PickedRow({ picked, name }: { picked: PickedClass | undefined; name: string }) {
  const t = useText()
  const length = picked?.durationSecond ?? null
  const notes = [
    ...(length === null ? [] : [lengthOf(length)]),
    ...(picked?.instructor ? [picked.instructor] : []),
    ...(picked?.isShown === false ? [t('curation.notShown')] : []),
  ]
  return (
    <>
      <Thumbnail link={picked?.imageLink ?? null} />
      <span className={styles.what}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.note}>{notes.join(' · ')}</span>
      </span>
    </>
  )
}
