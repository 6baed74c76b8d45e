import { Button } from '@upbeat/ui/button.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { type DnsRecord, DnsRecords } from '../../../lib/layout/dns-records.tsx'
import styles from './missing-records.module.css'

/** The DNS records without which a domain isn't saved. They can be looked for again once they have been created. */
export function MissingRecords({ records, onCheckAgain }: { records: readonly DnsRecord[]; onCheckAgain: () => void }) {
  const t = useText()
  return (
    <div className={styles.missing}>
      <p className={styles.text}>{t('settings.recordsText')}</p>
      <DnsRecords records={records} />
      <div>
        <Button onClick={onCheckAgain} size="small" variant="secondary">
          {t('domain.checkAgain')}
        </Button>
      </div>
    </div>
  )
}
