import { Section } from '@upbeat/ui/section.tsx'
import { useText } from '../i18n/text.ts'
import type { ContinuedClass } from './continue-queries.ts'
import { ContinueRail } from './internal/continue-rail.tsx'

/** Classes to resume, in their own row. */
export function ContinueRow({ classes }: { classes: readonly ContinuedClass[] }) {
  const t = useText()
  return (
    <Section title={t('home.continueTitle')}>
      <ContinueRail classes={classes} />
    </Section>
  )
}
