import { Button } from '@upbeat/ui/button.tsx'
import { focusTitle } from '../focus/focus-title.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './page-links.module.css'

type PageLinksProps = {
  /** Counts from 1. */
  page: number
  hasMore: boolean
  onPage: (page: number) => void
}

/** The next and the previous page of a list; nothing if there is only one. */
export function PageLinks({ page, hasMore, onPage }: PageLinksProps) {
  const t = useText()
  if (page === 1 && !hasMore) return null
  const go = (to: number) => {
    onPage(to)
    focusTitle()
  }
  return (
    <nav aria-label={t('members.pages')} className={styles.pages}>
      <Button disabled={page === 1} onClick={() => go(page - 1)} size="small" variant="secondary">
        {t('members.previous')}
      </Button>
      <span className={styles.page}>{t('members.page', { page })}</span>
      <Button disabled={!hasMore} onClick={() => go(page + 1)} size="small" variant="secondary">
        {t('members.next')}
      </Button>
    </nav>
  )
}
