import styles from './club-mark.module.css'

/** The club's app icon, next to its name. */
export function ClubMark({ tenantId }: { tenantId: string }) {
  return <img alt="" className={styles.mark} height={28} src={`/icons/${tenantId}/any-192.png`} width={28} />
}
