import styles from './club-mark.module.css'

/** The icon that a club's members install, beside its name. */
export function ClubMark({ tenantId }: { tenantId: string }) {
  return <img alt="" className={styles.mark} height={28} src={`/icons/${tenantId}/any-192.png`} width={28} />
}
