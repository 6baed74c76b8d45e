import { useMutation } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { api } from '../../lib/api/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useText } from '../i18n/text.ts'
import { AccountPanel } from './account-panel.tsx'
import styles from './data-section.module.css'
import { DeleteAccountButton } from './delete-account-button.tsx'

/** Exports or deletes the data stored about a member. */
export function DataSection() {
  const t = useText()
  const download = useMutation({
    mutationFn: async () => {
      const text = JSON.stringify(await api('downloadData'), null, 2)
      saveFile(new File([text], 'my-data.json', { type: 'application/json' }))
    },
    meta: { quiet: true },
  })
  return (
    <AccountPanel title={t('account.data')}>
      <div className={styles.part}>
        <p className={styles.text}>{t('account.dataText')}</p>
        {download.isError && <FormNotice text={t('account.downloadFailed')} />}
        <Button busy={download.isPending} onClick={() => download.mutate()} size="small" variant="secondary">
          {t('account.download')}
        </Button>
      </div>
      <div className={styles.part}>
        <p className={styles.text}>{t('account.deleteText')}</p>
        <DeleteAccountButton />
      </div>
    </AccountPanel>
  )
}
