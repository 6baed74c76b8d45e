import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import type { StudioReply } from '../api/create-studio-api.ts'
import { useText } from '../i18n/use-text.ts'
import { CopiedValue } from './copied-value.tsx'
import styles from './dns-records.module.css'

export type DnsRecord = StudioReply<'getDomain'>['records'][number]

/** The DNS records to create, by purpose; stacked on a phone. */
export function DnsRecords({ records }: { records: readonly DnsRecord[] }) {
  const t = useText()
  const ownership = records.filter(({ purpose }) => purpose === 'ownership')
  const alias = records.filter(({ type }) => type === 'CNAME')
  const bare = records.filter(({ type }) => type === 'A' || type === 'AAAA')
  return (
    <div className={styles.groups}>
      {group(t('domain.ownershipRecord'), ownership)}
      {group(t('domain.addressRecord'), alias.length > 0 ? alias : bare)}
      {alias.length > 0 && group(t('domain.bareRecord'), bare)}
      {alias.length + bare.length === 0 && <FormNotice text={t('domain.noAddress')} tone="info" />}
    </div>
  )

  function group(title: string, shown: readonly DnsRecord[]) {
    if (shown.length === 0) return null
    return (
      <section className={styles.group}>
        <h3 className={styles.title}>{title}</h3>
        {shown.map(({ type, name, value }) => (
          <dl className={styles.record} key={value}>
            <div>
              <dt>{t('domain.type')}</dt>
              <dd>{type}</dd>
            </div>
            <div>
              <dt>{t('domain.name')}</dt>
              <dd>
                <CopiedValue label={t('domain.copyName')} value={name} />
              </dd>
            </div>
            <div>
              <dt>{t('domain.value')}</dt>
              <dd>
                <CopiedValue label={t('domain.copyValue')} value={value} />
              </dd>
            </div>
          </dl>
        ))}
      </section>
    )
  }
}
