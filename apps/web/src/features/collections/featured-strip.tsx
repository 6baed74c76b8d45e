import type { Collection } from '@upbeat/contract/entities/collection'
import { homeFeaturedClasses } from '@upbeat/rules/constants'
import { Section } from '@upbeat/ui/section.tsx'
import { SeeAll } from '../../lib/page/see-all.tsx'
import { collectionPath } from '../../lib/paths.ts'
import { ClassRail } from '../classes/class-rail.tsx'
import { useText } from '../i18n/text.ts'

/** Up to five classes of the club's first collection (HOME-06). */
export function FeaturedStrip({ collection }: { collection: Collection }) {
  const t = useText()
  const { collectionName, collectionTag, collectionItems } = collection
  return (
    <Section
      action={
        <SeeAll
          label={t('common.seeAll')}
          of={collectionName}
          state={{ collectionName }}
          to={collectionPath(collectionTag)}
        />
      }
      title={<bdi>{collectionName}</bdi>}
    >
      <ClassRail items={collectionItems.slice(0, homeFeaturedClasses)} label={collectionName} />
    </Section>
  )
}
