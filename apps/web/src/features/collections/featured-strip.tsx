import type { Collection } from '@upbeat/contract/entities/collection'
import { homeFeaturedClasses } from '@upbeat/rules/constants'
import { Section } from '@upbeat/ui/section.tsx'
import { collectionPath } from '../../lib/paths.ts'
import { ClassRail } from '../classes/class-rail.tsx'
import { SeeAll } from '../classes/see-all.tsx'

/** Up to five classes of the club's first collection (HOME-06). */
export function FeaturedStrip({ collection }: { collection: Collection }) {
  const { collectionName, collectionTag, collectionItems } = collection
  return (
    <Section
      action={<SeeAll of={collectionName} state={{ collectionName }} to={collectionPath(collectionTag)} />}
      title={<bdi>{collectionName}</bdi>}
    >
      <ClassRail items={collectionItems.slice(0, homeFeaturedClasses)} label={collectionName} />
    </Section>
  )
}
