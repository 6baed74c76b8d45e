import { Rail } from '@upbeat/ui/rail.tsx'
import { useSecondPaint } from '@upbeat/ui/second-paint.tsx'
import { Section } from '@upbeat/ui/section.tsx'
import { useText } from '../i18n/text.ts'
import { ClassCard } from './class-card.tsx'
import type { ContinuedClass } from './continue-queries.ts'
import { TimeLeft } from './internal/time-left.tsx'

/** How many a phone shows at once. */
const firstSeen = 2

/** Classes to go on with, each from where it was left. */
export function ContinueRow({ classes }: { classes: readonly ContinuedClass[] }) {
  const t = useText()
  const all = useSecondPaint()
  return (
    <Section title={t('home.continueTitle')}>
      <Rail label={t('home.continueTitle')} nextLabel={t('common.next')} previousLabel={t('common.previous')}>
        {classes.slice(0, all ? classes.length : firstSeen).map(({ item, playhead, to }) => (
          <li key={item.tag}>
            <ClassCard item={item} note={<TimeLeft playhead={playhead} />} to={to} />
          </li>
        ))}
      </Rail>
    </Section>
  )
}
