import type { Metadata } from '@upbeat/contract/entities/metadata'
import { landingShimmerMilliseconds } from '@upbeat/rules/constants'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Section } from '@upbeat/ui/section.tsx'
import { Suspense, useEffect, useState } from 'react'
import { Await, useLoaderData, useRevalidator } from 'react-router'
import { CategoryTiles } from '../classes/category-tiles.tsx'
import { CategoryTilesSkeleton } from '../classes/category-tiles-skeleton.tsx'
import { useText } from '../i18n/text.ts'

/** The pending data of the landing page's loader. */
export type LandingData = { metadata: Promise<Metadata> }

/** The categories; placeholders for the first 1.5 seconds (LAND-04, LAND-05). Nothing in a club without classes. */
export function CategoryStrip() {
  const t = useText()
  const { metadata } = useLoaderData<LandingData>()
  const title = t('landing.categoriesTitle')
  const waiting = (
    <Section title={title}>
      <CategoryTilesSkeleton label={t('common.loading')} />
    </Section>
  )
  return (
    <Suspense fallback={waiting}>
      {useSettled() ? (
        <Await errorElement={<CategoriesFailed title={title} />} resolve={metadata}>
          {({ categories }) =>
            categories.length > 0 && (
              <Section title={title}>
                <CategoryTiles categories={categories} label={title} />
              </Section>
            )
          }
        </Await>
      ) : (
        waiting
      )}
    </Suspense>
  )
}

function CategoriesFailed({ title }: { title: string }) {
  const t = useText()
  const { revalidate, state } = useRevalidator()
  return (
    <Section title={title}>
      <ErrorState
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
        retryLabel={t('common.retry')}
        title={t('landing.categoriesFailed')}
      />
    </Section>
  )
}

function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), landingShimmerMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return settled
}
