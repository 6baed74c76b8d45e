import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MemberNoteFields, maxLabels, type StudioMember } from '@upbeat/contract/studio/entities/member'
import { Button } from '@upbeat/ui/button.tsx'
import { Chip } from '@upbeat/ui/chip.tsx'
import { TextArea } from '@upbeat/ui/text-area.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useId, useState } from 'react'
import { api } from '../../../../lib/api/api.ts'
import { SaveNote } from '../../../../lib/forms/save-note.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../../lib/i18n/use-times.ts'
import panel from '../../../../lib/layout/panel.module.css'
import { ConflictChoice } from '../../../../lib/publishing/conflict-choice.tsx'
import { useEditSession } from '../../../../lib/publishing/use-edit-session.ts'
import { memberLabelsQuery, memberQuery } from '../../member-queries.ts'
import styles from './member-page.module.css'

/** The staff's note and labels: they save themselves, and two people's changes become a choice. */
export function NotePanel({ member }: { member: StudioMember }) {
  const t = useText()
  const times = useTimes()
  const id = useId()
  const draft = useNoteDraft(member)
  const { fields, conflicts } = draft
  return (
    <section aria-labelledby={id} className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title} id={id}>
          {t('member.notes')}
        </h2>
        <span className={panel.text}>
          <SaveNote status={draft.status} />
        </span>
      </div>
      <TextArea
        label={t('member.note')}
        maxLength={4000}
        onChange={({ target }) => draft.edit('note', target.value)}
        value={fields.note}
      />
      {member.notedBy && (
        <p className={panel.text}>
          {t('member.notedBy', { name: member.notedBy.name, date: times.day(member.notedBy.at) })}
        </p>
      )}
      <Labels labels={fields.labels} onChange={(labels) => draft.edit('labels', labels)} />
      {conflicts.map((conflict) => (
        <ConflictChoice
          conflict={conflict}
          key={conflict.field}
          label={t(conflict.field === 'note' ? 'member.note' : 'members.labels')}
          onDecide={(keepYours) => draft.decide(conflict, keepYours)}
        />
      ))}
    </section>
  )
}

function useNoteDraft({ id, note, labels, notedBy }: StudioMember) {
  const queryClient = useQueryClient()
  const [start] = useState<MemberNoteFields>({ note, labels })
  const [saved, setSaved] = useState(start)
  return useEditSession<MemberNoteFields>({
    // Notes about people aren't stored in the browser.
    id: null,
    fields: saved,
    changedAt: notedBy?.at ?? null,
    save: async (changes) => {
      const { fields, conflicts } = await api('saveMemberNote', { params: { id }, body: { changes } })
      setSaved(fields)
      queryClient.setQueryData(memberQuery(id).queryKey, (known) => known && { ...known, ...fields })
      await queryClient.invalidateQueries({ queryKey: memberLabelsQuery.queryKey })
      return { changedAt: null, conflicts }
    },
  })
}

function Labels({ labels, onChange }: { labels: readonly string[]; onChange: (labels: string[]) => void }) {
  const t = useText()
  const known = useQuery(memberLabelsQuery).data?.labels ?? []
  const listId = useId()
  const [typed, setTyped] = useState('')
  const label = typed.trim()
  const add = () => {
    if (label !== '' && !labels.includes(label)) onChange([...labels, label].sort())
    setTyped('')
  }
  return (
    <>
      {labels.length > 0 && (
        <div className={styles.labels}>
          {labels.map((one) => (
            <Chip
              aria-label={t('member.removeLabel', { label: one })}
              iconEnd="close"
              key={one}
              onClick={() => onChange(labels.filter((other) => other !== one))}
            >
              {one}
            </Chip>
          ))}
        </div>
      )}
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <TextField
          label={t('member.newLabel')}
          list={listId}
          maxLength={40}
          onChange={({ target }) => setTyped(target.value)}
          value={typed}
        />
        <datalist id={listId}>
          {known.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <Button disabled={label === '' || labels.length >= maxLabels} type="submit" variant="secondary">
          {t('member.addLabel')}
        </Button>
      </form>
    </>
  )
}
