import { Button } from '@upbeat/ui/button.tsx'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { useState } from 'react'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import { copyText } from '../../../lib/layout/copy-text.ts'
import { downloadText } from '../../../lib/media/download-text.ts'
import styles from './recovery-codes-dialog.module.css'

/** Shows the recovery codes once: the server stores only their hashes. Closes after confirming that they are saved. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText()
  const [isKept, setKept] = useState(false)
  const text = codes.join('\n')
  const copy = () => copyText(text, t('account.codesCopied'))
  return (
    <Dialog
      actions={
        <Button disabled={!isKept} onClick={onClose}>
          {t('account.codesDone')}
        </Button>
      }
      description={t('account.codesText')}
      dismissible={false}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('account.codesTitle')}
    >
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={form.actions}>
        <Button
          icon="download"
          onClick={() => downloadText('upbeat-recovery-codes.txt', `${text}\n`)}
          size="small"
          variant="secondary"
        >
          {t('account.codesDownload')}
        </Button>
        <Button icon="copy" onClick={() => void copy()} size="small" variant="secondary">
          {t('account.codesCopy')}
        </Button>
      </div>
      <Checkbox checked={isKept} label={t('account.codesKept')} onChange={(event) => setKept(event.target.checked)} />
    </Dialog>
  )
}
