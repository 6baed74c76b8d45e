import type { AuditRecord } from '@upbeat/contract/studio/entities/audit'
import { Badge } from '@upbeat/ui/badge.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Avatar } from '../../../lib/avatar.tsx'
import { useText } from '../../../lib/use-text.ts'
import { useTimes } from '../../../lib/use-times.ts'
import { actionKey } from './action-keys.ts'
import { type ChangedField, changedFields } from './changed-fields.ts'
import styles from './history.module.css'
import { UndoChange } from './undo-change.tsx'

/** One change as a sentence; opened, each field before and after. */
export function EntryRow({ entry }: { entry: AuditRecord }) {
  const fields = changedFields(entry.before, entry.after)
  if (fields.length === 0) {
    return (
      <li className={styles.line}>
        <Sentence entry={entry} />
        <UndoChange entry={entry} />
      </li>
    )
  }
  return (
    <li>
      <details className={styles.details}>
        <summary className={styles.line}>
          <Sentence entry={entry} />
          <Icon name="chevron-down" size={18} />
        </summary>
        <FieldTable fields={fields} />
        <UndoChange entry={entry} />
      </details>
    </li>
  )
}

function Sentence({ entry: { actorName, action, objectName, at, isUndone } }: { entry: AuditRecord }) {
  const t = useText()
  const times = useTimes()
  return (
    <>
      <Avatar name={actorName} />
      <span className={styles.words}>
        <span>
          <b className={styles.actor}>{actorName}</b> {t(actionKey(action), { object: objectName })}
          {isUndone && <Badge>{t('audit.undone')}</Badge>}
        </span>
        <time className={styles.time} dateTime={at}>
          {times.moment(at)}
        </time>
      </span>
    </>
  )
}

function FieldTable({ fields }: { fields: readonly ChangedField[] }) {
  const t = useText()
  return (
    <div className={styles.frame}>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">{t('audit.field')}</th>
            <th scope="col">{t('audit.before')}</th>
            <th scope="col">{t('audit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{before ?? t('audit.nothing')}</td>
              <td>{after ?? t('audit.nothing')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
