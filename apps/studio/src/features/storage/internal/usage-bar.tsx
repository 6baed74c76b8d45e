import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { useText } from '../../../lib/i18n/use-text.ts'
import { bytesOf } from '../../../lib/media/bytes-of.ts'
import type { StorageFigures } from '../storage-query.ts'
import styles from './usage-bar.module.css'

type Kind = 'renditions' | 'pictures' | 'sources' | 'incoming'
const kinds: readonly { kind: Kind; label: StudioPhraseKey }[] = [
  { kind: 'renditions', label: 'storage.renditions' },
  { kind: 'pictures', label: 'storage.pictures' },
  { kind: 'sources', label: 'storage.sources' },
  { kind: 'incoming', label: 'storage.incoming' },
]

/** The club's share of its limit, or of the disk, by kind. */
export function UsageBar({ figures }: { figures: StorageFigures }) {
  const t = useText()
  const { quota, free } = figures
  const used = figures.renditions + figures.pictures + figures.sources + figures.incoming
  // A limit larger than the disk is not available.
  const left = quota === null ? free : Math.max(0, Math.min(quota - used, free))
  const whole = Math.max(1, used + left)
  return (
    <section aria-label={t('storage.usage')} className={styles.usage}>
      <p className={styles.sum}>
        <strong>{t('storage.used', { used: bytesOf(used) })}</strong>
        <span>
          {quota === null
            ? t('storage.freeOnDisk', { free: bytesOf(left) })
            : t('storage.freeOfLimit', { free: bytesOf(left), limit: bytesOf(quota) })}
        </span>
      </p>
      {figures.encoding && (
        <p>{t('storage.encoded', { used: figures.encoding.usedMinutes, limit: figures.encoding.limitMinutes })}</p>
      )}
      <div aria-hidden="true" className={styles.bar}>
        {kinds.map(({ kind }) => (
          <span
            className={styles.part}
            data-kind={kind}
            key={kind}
            style={{ inlineSize: `${(figures[kind] / whole) * 100}%` }}
          />
        ))}
      </div>
      <dl className={styles.kinds}>
        {kinds.map(({ kind, label }) => (
          <div className={styles.kind} key={kind}>
            <dt>
              <span aria-hidden="true" className={styles.dot} data-kind={kind} />
              {t(label)}
            </dt>
            <dd>{bytesOf(figures[kind])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
