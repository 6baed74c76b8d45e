import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { dismissToast, takeBack, useToastStore } from '../../lib/toast-store.ts'
import { useText } from '../../lib/use-text.ts'
import styles from './toasts.module.css'
import { useUndoKey } from './use-undo-key.ts'

/** The short notices. The region is always there: screen readers only hear what appears inside one that was. */
export function Toasts() {
  const t = useText()
  const toasts = useToastStore((state) => state.toasts)
  useUndoKey()
  return (
    <div aria-live="polite" className={styles.region} role="status">
      {toasts.map(({ id, text, tone, undo }) => (
        <div className={styles.toast} data-tone={tone} key={id}>
          <Icon name={icons[tone]} />
          <span className={styles.text}>{text}</span>
          {undo && (
            <Button
              aria-keyshortcuts="Control+Z Meta+Z"
              onClick={() => takeBack({ id, undo })}
              size="small"
              variant="secondary"
            >
              {t('shell.undo')}
            </Button>
          )}
          <IconButton icon="close" label={t('shell.dismiss')} onClick={() => dismissToast(id)} size="small" />
        </div>
      ))}
    </div>
  )
}

const icons = { info: 'info', success: 'check', danger: 'warning' } as const
