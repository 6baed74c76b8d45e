import { Rail } from '@upbeat/ui/rail.tsx'
import { useSecondPaint } from '@upbeat/ui/second-paint.tsx'
import { useText } from '../../i18n/text.ts'
import { ClassCard } from '../class-card.tsx'
import type { ContinuedClass } from '../continue-queries.ts'
import { TimeLeft } from './time-left.tsx'

/** Number visible at once on a phone. */
const firstSeen = 2

type ContinueRailProps = {
  classes: readonly ContinuedClass[]
  /** Each fills the rail and has its own label. */
  inPanel?: boolean
}

/** Started classes, each with a link that resumes it. */
export function ContinueRail({ classes, inPanel = false }: ContinueRailProps) {
  const t = useText()
  const all = useSecondPaint()
  const title = t('home.continueTitle')
  return (
    <Rail
      itemWidth={inPanel ? '100%' : undefined}
      label={title}
      nextLabel={t('common.next')}
      previousLabel={t('common.previous')}
    >
      {classes.slice(0, all ? classes.length : firstSeen).map(({ item, playhead, to }) => (
        <li key={item.tag}>
          <ClassCard
            item={item}
            kicker={inPanel ? title : undefined}
            layout={inPanel ? 'fill' : undefined}
            note={<TimeLeft playhead={playhead} />}
            to={to}
          />
        </li>
      ))}
    </Rail>
  )
}
