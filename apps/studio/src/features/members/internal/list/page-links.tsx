import { Button } from '@upbeat/ui/button.tsx'
import { focusTitle } from '../../../../lib/focus/focus-title.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import type { MemberFilter } from '../../use-member-filter.ts'
import styles from './member-list.module.css'

/** The next and the previous page; nothing if there is only one. */
export function PageLinks({ filter: { question, set }, hasMore }: { filter: MemberFilter; hasMore: boolean }) {
  const t = useText()
  const { page } = question
  if (page === 1 && !hasMore) return null
  const go = (to: number) => {
    set('page', to === 1 ? '' : String(to))
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
