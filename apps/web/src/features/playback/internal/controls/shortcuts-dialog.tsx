import { Dialog } from '@upbeat/ui/dialog.tsx'
import { useText } from '../../../i18n/text.ts'
import { shortcutList } from './shortcuts.ts'
import styles from './shortcuts-dialog.module.css'

/** The list of keyboard shortcuts, opened by `?`. */
export function ShortcutsDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useText()
  return (
    <Dialog closeLabel={t('common.close')} onOpenChange={onOpenChange} open={open} title={t('player.shortcuts')}>
      <dl className={styles.list}>
        {shortcutList.map(({ keys, text }) => (
          <div className={styles.row} key={text}>
            <dt>{t(text)}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <kbd className={styles.key} key={key}>
                  {key === 'space' ? t('player.keySpace') : key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
