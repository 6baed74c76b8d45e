import { Button } from '@upbeat/ui/button.tsx'
import { CardGridSkeleton } from '@upbeat/ui/card-grid-skeleton.tsx'
import { TileSkeleton } from '@upbeat/ui/card-skeleton.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Section } from '@upbeat/ui/section.tsx'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import styles from './gallery.module.css'
import type { Texts } from './texts.ts'

export function StateSpecimens({ t }: { t: Texts }) {
  return (
    <Section title={t.states}>
      <CardGridSkeleton label={t.loading} />
      <TileSkeleton ratio="6 / 1" />
      <div className={styles.form}>
        <EmptyState action={<Button>{t.showAll}</Button>} icon="search" text={t.emptyText} title={t.empty} />
        <ErrorState onRetry={() => {}} retryLabel={t.retry} title={t.error} />
      </div>
      <div className={styles.spinner}>
        <Spinner />
      </div>
    </Section>
  )
}
