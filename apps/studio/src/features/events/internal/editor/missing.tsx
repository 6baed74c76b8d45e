import type { EventRequirement } from '@upbeat/contract/studio/entities/event'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { CheckList } from '../../../../lib/forms/check-list.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import panel from '../../../../lib/layout/panel.module.css'

const words: Record<EventRequirement, StudioPhraseKey> = {
  class: 'events.needsClass',
  name: 'events.needsName',
  categoryId: 'events.needsCategory',
  imageLink: 'events.needsPicture',
  localStart: 'events.needsStart',
  durationSecond: 'events.needsDuration',
  link: 'events.needsLink',
}

/** What must be filled in before an event can be published. */
export function Missing({ missing }: { missing: readonly EventRequirement[] }) {
  const t = useText()
  if (missing.length === 0) return null
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('events.missing')}</h2>
      <CheckList checks={missing.map((id) => ({ id, state: 'open', title: t(words[id]) }))} />
    </section>
  )
}
