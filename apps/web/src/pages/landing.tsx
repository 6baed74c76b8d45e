import { signUpEnabled } from '@upbeat/rules/tenant/switches'
import { SecondPaint, useSecondPaint } from '@upbeat/ui/second-paint.tsx'
import { Suspense } from 'react'
import { Await, useLoaderData } from 'react-router'
import { useEmbedded } from '../features/embedding/embedded-mode.ts'
import { CategoryStrip, type LandingData } from '../features/landing/category-strip.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { LandingSections } from '../features/landing/landing-sections.tsx'
import { useTenant } from '../features/tenant/tenant-store.ts'
import { api } from '../lib/api/api.ts'
import { lazyPart } from '../lib/lazy-part.ts'

const LaterSections = lazyPart(async () => ({
  default: (await import('../features/landing/later-sections.tsx')).LaterSections,
}))

/** With its data: the page has no query client, which would make it larger. */
const Offer = lazyPart(async () => {
  const [{ OfferStrip }, products] = await Promise.all([
    import('../features/landing/offer-strip.tsx'),
    api('listProducts', {}),
  ])
  return { default: (counted: { classCount: number }) => <OfferStrip {...counted} products={products} /> }
})

export function loader(): LandingData {
  const metadata = api('getMetadata', { params: {} })
  // The strip reports the failure; until it mounts, the rejection would be unhandled.
  metadata.catch(() => {})
  return { metadata }
}

export function Component() {
  const canJoin = signUpEnabled(useTenant(), useEmbedded())
  const { metadata } = useLoaderData<LandingData>()
  const isPainted = useSecondPaint()
  const offer = isPainted && (
    <Suspense fallback={null}>
      <Await errorElement={<Offer classCount={0} />} resolve={metadata}>
        {({ classCount }) => <Offer classCount={classCount} />}
      </Await>
    </Suspense>
  )
  return (
    <>
      <Hero offer={canJoin && (offer || null)} />
      <SecondPaint>
        <LandingSections>
          <CategoryStrip />
          <Suspense>
            <LaterSections />
          </Suspense>
        </LandingSections>
      </SecondPaint>
    </>
  )
}
