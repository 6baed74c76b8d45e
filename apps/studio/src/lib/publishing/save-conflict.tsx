import { Button } from '@upbeat/ui/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { useAction } from '../api/use-action.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './save-conflict.module.css'

type Decide = (keepsOwn: boolean) => Promise<void> | void
type SaveConflictProps = {
  /** Undefined without a conflict. */
  onDecide: Decide | undefined
}

/** The choice between the own input and a value that somebody else saved meanwhile. */
export function SaveConflict({ onDecide }: SaveConflictProps) {
  return onDecide && <Choice onDecide={onDecide} />
}

/** Blocks navigation until the choice is made: the input would be lost. */
function Choice({ onDecide }: { onDecide: Decide }) {
  const t = useText()
  const { busy, run } = useAction()
  const blocker = useBlocker(true)
  const [wasLeaving, setLeaving] = useState(false)
  const choice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    setLeaving(true)
    choice.current?.focus()
  }, [blocker])
  return (
    <div className={styles.conflict} ref={choice} role="alert" tabIndex={-1}>
      <p>{t('media.conflict')}</p>
      {wasLeaving && <p>{t('media.conflictStays')}</p>}
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void run(async () => onDecide(true))} size="small" variant="secondary">
          {t('media.keepYours')}
        </Button>
        <Button busy={busy} onClick={() => void run(async () => onDecide(false))} size="small" variant="secondary">
          {t('media.takeTheirs')}
        </Button>
      </div>
    </div>
  )
}
