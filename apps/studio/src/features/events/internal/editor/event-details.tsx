import { useQuery } from '@tanstack/react-query'
import { levels } from '@upbeat/contract/enumerations'
import type { EventFields } from '@upbeat/contract/studio/entities/event'
import { Select } from '@upbeat/ui/select.tsx'
import { TextArea } from '@upbeat/ui/text-area.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { classOptionsQuery } from '../../../../lib/api/class-queries.ts'
import { SuggestField } from '../../../../lib/forms/suggest-field.tsx'
import { levelKeys } from '../../../../lib/i18n/level-keys.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import panel from '../../../../lib/layout/panel.module.css'
import styles from './editor.module.css'
import type { EventDraft } from './use-event-draft.ts'
import { useEventWords } from './use-event-words.ts'

/** What members read about an event, its coach and its room. */
export function EventDetails({ draft: { fields, edit } }: { draft: EventDraft }) {
  const t = useText()
  const words = useEventWords()
  const categories = useQuery(classOptionsQuery).data?.categories ?? []
  const isClass = fields.classTag !== null
  const unset = t(isClass ? 'events.ofClass' : 'classes.notSet')
  // Until the names load, the event's own category isn't “Not set”.
  const isNamed = categories.length > 0 || fields.categoryId === null
  const named = isNamed ? categories : [{ id: fields.categoryId ?? '', name: '…' }]
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('events.details')}</h2>
      {isClass && <p className={panel.text}>{t('events.ofClassText')}</p>}
      <TextField
        dir="auto"
        label={t('events.name')}
        maxLength={200}
        onChange={({ target }) => edit('name', target.value)}
        value={fields.name}
      />
      <TextArea
        dir="auto"
        label={t('events.description')}
        maxLength={10_000}
        onChange={({ target }) => edit('description', target.value)}
        value={fields.description}
      />
      <div className={styles.pair}>
        <SuggestField
          label={t('events.coach')}
          onChange={(value) => edit('instructor', value)}
          suggestions={words.coaches}
          value={fields.instructor}
        />
        <SuggestField
          description={t('events.roomText')}
          label={t('events.room')}
          onChange={(value) => edit('room', value)}
          suggestions={words.rooms}
          value={fields.room}
        />
        <Select
          label={t('events.category')}
          onChange={({ target }) => edit('categoryId', target.value || null)}
          options={[{ value: '', label: unset }, ...named.map(({ id, name }) => ({ value: id, label: name }))]}
          value={fields.categoryId ?? ''}
        />
        <Select
          label={t('events.level')}
          onChange={({ target }) => edit('level', (target.value || null) as EventFields['level'])}
          options={[{ value: '', label: unset }, ...levels.map((value) => ({ value, label: t(levelKeys[value]) }))]}
          value={fields.level ?? ''}
        />
      </div>
    </section>
  )
}
