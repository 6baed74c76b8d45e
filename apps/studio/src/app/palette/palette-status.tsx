import { Button } from '@upbeat/ui/button.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { problemKey } from '../../lib/api/problem-key.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import styles from './command-palette.module.css'
import type { PaletteGroup } from './palette-group.ts'

/** Below the results: how many there are, for screen readers, whether a search is under way, and which failed. */
export function PaletteStatus({ groups, typed }: { groups: readonly PaletteGroup[]; typed: string }) {
  const t = useText()
  const count = groups.reduce((sum, { found }) => sum + found.length, 0)
  const isSearching = groups.some((group) => group.isSearching)
  const failed = groups.filter(({ error, isSearching: isAgain }) => error && !isAgain)
  const text = isSearching
    ? t('palette.searching', { typed })
    : count === 0 && failed.length === 0
      ? t('palette.none', { typed })
      : t('palette.count', { count })
  return (
    <>
      <div role="status">
        {typed !== '' &&
          (isSearching || count === 0 ? (
            <p className={styles.status}>{text}</p>
          ) : (
            <VisuallyHidden>{text}</VisuallyHidden>
          ))}
      </div>
      {failed.length > 0 && (
        <div className={styles.failed}>
          <p role="alert">
            {t('palette.failed', { names: failed.map(({ title }) => title).join(', ') })}{' '}
            {t(problemKey(failed[0]?.error))}
          </p>
          <Button
            onClick={() => {
              for (const { retry } of failed) retry?.()
            }}
            size="small"
            variant="secondary"
          >
            {t('shell.retry')}
          </Button>
        </div>
      )}
    </>
  )
}
