import { Badge } from '@upbeat/ui/badge.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useState } from 'react'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import { Avatar } from '../../../lib/layout/avatar.tsx'
import { actionKey } from './action-keys.ts'
import { changedFields } from './changed-fields.ts'
import { FieldTable } from './field-table.tsx'
import type { EntryGroup } from './group-entries.ts'
import styles from './history.module.css'
import { UndoChange } from './undo-change.tsx'

/** An audit entry as a sentence; expanded, it lists each field's old and new value. */
export function EntryRow({ group }: { group: EntryGroup }) {
  const { entry } = group
  const [isOpen, setOpen] = useState(false)
  const fields = changedFields(entry.before, entry.after)
  if (fields.length === 0) {
    return (
      <li className={styles.line}>
        <Sentence group={group} />
        <UndoChange group={group} />
      </li>
    )
  }
  return (
    <li>
      <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.line}>
          <Sentence group={group} />
          <Icon name="chevron-down" size={18} />
        </summary>
        {isOpen && <FieldTable fields={fields} kind={entry.objectKind} objectId={entry.objectId} />}
        <UndoChange group={group} />
      </details>
    </li>
  )
}

function Sentence({ group: { ids, entry } }: { group: EntryGroup }) {
  const { action, objectName, at, isUndone } = entry
  const t = useText()
  const times = useTimes()
  const isServer = entry.actorKind === 'system'
  const actorName = isServer ? t('audit.server') : entry.actorName
  const isOwnAccount = action === 'account.changed' && entry.objectId === entry.actorId
  const key = isOwnAccount ? 'audit.ownAccountChanged' : actionKey(action)
  return (
    <>
      {isServer ? <Icon name="history" /> : <Avatar name={actorName} />}
      <span className={styles.words}>
        <span>
          <b className={styles.actor}>{actorName}</b> {t(key, { object: objectName })}
          {isUndone && <Badge>{t('audit.undone')}</Badge>}
        </span>
        <span className={styles.time}>
          <time dateTime={at}>{times.moment(at)}</time>
          {ids.length > 1 && ` · ${t('audit.saves', { count: ids.length })}`}
        </span>
      </span>
    </>
  )
}
