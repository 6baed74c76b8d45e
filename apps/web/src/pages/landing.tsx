import { SecondPaint } from '@upbeat/ui/second-paint.tsx'
import { CategoryStrip, type LandingData } from '../features/landing/category-strip.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { ImageGrid } from '../features/landing/image-grid.tsx'
import { LandingSections } from '../features/landing/landing-sections.tsx'
import { MembersAccess } from '../features/landing/members-access.tsx'
import { api } from '../lib/api/api.ts'

export function loader(): LandingData {
  const metadata = api('getMetadata', { params: {} })
  // The strip reports the failure; until it mounts, the rejection would be unhandled.
  metadata.catch(() => {})
  return { metadata }
}

export function Component() {
  return (
    <>
      <Hero />
      <SecondPaint>
        <LandingSections>
          <CategoryStrip />
          <ImageGrid />
          <MembersAccess />
        </LandingSections>
      </SecondPaint>
    </>
  )
}
