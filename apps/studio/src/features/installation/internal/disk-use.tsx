import type { InstallationClub } from '@upbeat/contract/studio/entities/installation'
import { useText } from '../../../lib/i18n/use-text.ts'
import { bytesOf } from '../../../lib/media/bytes-of.ts'
import styles from './disk-use.module.css'

const nearly = 0.9

/** What a club stores, of what it may store. */
export function DiskUse({ club: { disk, diskLimit } }: { club: Pick<InstallationClub, 'disk' | 'diskLimit'> }) {
  const t = useText()
  const used = bytesUsed(disk)
  if (diskLimit === null)
    return <span className={styles.text}>{t('installation.usedOnly', { used: bytesOf(used) })}</span>
  const part = diskLimit === 0 ? 1 : Math.min(1, used / diskLimit)
  const level = part >= 1 ? 'full' : part >= nearly ? 'nearly' : undefined
  return (
    <span className={styles.use}>
      <span className={styles.text}>
        {t('installation.usedOf', { used: bytesOf(used), limit: bytesOf(diskLimit) })}
      </span>
      <span aria-hidden="true" className={styles.bar}>
        <span className={styles.part} data-level={level} style={{ inlineSize: `${part * 100}%` }} />
      </span>
    </span>
  )
}

export function bytesUsed({ renditions, pictures, sources, incoming }: InstallationClub['disk']): number {
  return renditions + pictures + sources + incoming
}
