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

/** The categories; placeholders for the first 1.5 seconds (LAND-04, LAND-05). Without any, the stylesheet hides the section. */
export function CategoryStrip() {
  const t = useText()
  const { metadata } = useLoaderData<LandingData>()
  const title = t('landing.categoriesTitle')
  const skeleton = <CategoryTilesSkeleton label={t('common.loading')} />
  return (
    <Section title={title}>
      {useSettled() ? (
        <Suspense fallback={skeleton}>
          <Await errorElement={<CategoriesFailed />} resolve={metadata}>
            {({ categories }) => <CategoryTiles categories={categories} label={title} />}
          </Await>
        </Suspense>
      ) : (
        skeleton
      )}
    </Section>
  )
}

function CategoriesFailed() {
  const t = useText()
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
      retryLabel={t('common.retry')}
      title={t('landing.categoriesFailed')}
    />
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
