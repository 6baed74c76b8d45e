import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import styles from './presence.module.css'

const announceMs = 10_000

/** Shows who else has the class open (DRAFT-02). */
export function Presence({ tag }: { tag: string }) {
  const t = useText()
  const { data } = useQuery({
    queryKey: ['presence', tag],
    queryFn: () => api('announcePresence', { params: { tag } }),
    refetchInterval: announceMs,
    refetchIntervalInBackground: false,
  })
  const others = data?.others ?? []
  return (
    <p className={styles.presence} data-empty={others.length === 0 || undefined} role="status">
      {others.length > 0 && t('classes.alsoHere', { names: [...new Set(others)].join(', ') })}
    </p>
  )
}
