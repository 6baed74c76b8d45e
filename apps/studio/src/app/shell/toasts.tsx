import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import { dismissToast, useToastStore } from '../../lib/layout/toast-store.ts'
import styles from './toasts.module.css'

/** Toast notices. The live region is always mounted: screen readers only announce changes inside an existing one. */
export function Toasts() {
  const t = useText()
  const toasts = useToastStore((state) => state.toasts)
  return (
    <div aria-live="polite" className={styles.region} role="status">
      {toasts.map(({ id, text, tone, undo }) => (
        <div className={styles.toast} data-tone={tone} key={id}>
          <Icon name={icons[tone]} />
          <span className={styles.text}>{text}</span>
          {undo && (
            <Button
              onClick={() => {
                dismissToast(id)
                undo()
              }}
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
