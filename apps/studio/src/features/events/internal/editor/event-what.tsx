import { useQuery } from '@tanstack/react-query'
import { type EventKind, eventKinds } from '@upbeat/contract/studio/entities/event'
import { Button } from '@upbeat/ui/button.tsx'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { Choice } from '../../../../lib/forms/choice.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import panel from '../../../../lib/layout/panel.module.css'
import { playedClassQuery } from '../../event-queries.ts'
import { ClassPicker, type PickedClass } from '../class-picker.tsx'
import { kindLooks } from '../week/use-slot-words.ts'
import styles from './editor.module.css'
import type { EventDraft } from './use-event-draft.ts'

const texts = {
  class: 'events.kindClassText',
  broadcast: 'events.kindBroadcastText',
  stream: 'events.kindStreamText',
} as const

/** What plays (WEEK-02): a class of the catalogue, a broadcast, or an outside stream. */
export function EventWhat({ draft: { fields, edit } }: { draft: EventDraft }) {
  const t = useText()
  const { kind, classTag, link, mayStartOver, durationSecond } = fields

  function pick(picked: PickedClass) {
    edit('classTag', picked.tag)
    if (durationSecond === null && picked.durationSecond !== null) edit('durationSecond', picked.durationSecond)
  }

  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('events.what')}</h2>
      <fieldset aria-label={t('events.kind')} className={styles.plain}>
        <Choice
          chosen={kind}
          name="kind"
          onChange={({ target }) => edit('kind', target.value as EventKind)}
          options={eventKinds.map((value) => ({ value, name: t(kindLooks[value].label), text: t(texts[value]) }))}
        />
      </fieldset>
      {kind === 'class' && (
        <>
          <PlayedClass onPick={pick} tag={classTag} />
          <Checkbox
            checked={mayStartOver}
            label={t('events.mayStartOver')}
            onChange={({ target }) => edit('mayStartOver', target.checked)}
          />
        </>
      )}
      {kind === 'stream' && (
        <TextField
          description={t('events.linkText')}
          inputMode="url"
          label={t('events.link')}
          maxLength={2000}
          onChange={({ target }) => edit('link', target.value || null)}
          type="url"
          value={link ?? ''}
        />
      )}
    </section>
  )
}

/** The chosen class, and the choice of another one. */
function PlayedClass({ tag, onPick }: { tag: string | null; onPick: (picked: PickedClass) => void }) {
  const t = useText()
  const [isChoosing, setChoosing] = useState(tag === null)
  const played = useQuery({ ...playedClassQuery(tag ?? ''), enabled: tag !== null }).data
  if (!isChoosing && tag !== null) {
    return (
      <div className={styles.played}>
        <span dir="auto">{played?.fields.name ?? '…'}</span>
        <Button onClick={() => setChoosing(true)} size="small" variant="secondary">
          {t('events.anotherClass')}
        </Button>
      </div>
    )
  }
  return (
    <ClassPicker
      onPick={(picked) => {
        onPick(picked)
        setChoosing(false)
      }}
      tag={tag}
    />
  )
}
