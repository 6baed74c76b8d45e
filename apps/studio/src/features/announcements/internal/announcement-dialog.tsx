import { useQueryClient } from '@tanstack/react-query'
import type { Announcement, AnnouncementFields } from '@upbeat/contract/studio/entities/announcement'
import { announcementAudiences } from '@upbeat/rules/announcements/announcement'
import { changedFields } from '@upbeat/rules/publishing/merge-changes'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../../lib/api.ts'
import form from '../../../lib/form.module.css'
import { TimeZoneNote } from '../../../lib/time-zone-note.tsx'
import { showToast } from '../../../lib/toast-store.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useText } from '../../../lib/use-text.ts'
import { announcementsQuery } from '../announcements-query.ts'
import { AnnouncementText } from './announcement-text.tsx'

type AnnouncementDialogProps = {
  /** Null for a new one. */
  announcement: Announcement | null
  /** Main language first: its text is required. */
  languages: readonly string[]
  onClose: () => void
}

const empty: AnnouncementFields = { texts: {}, from: null, until: null, audience: 'everyone' }

/** Edits the text, audience and period of an announcement. */
export function AnnouncementDialog({ announcement, languages, onClose }: AnnouncementDialogProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const [fields, setFields] = useState(announcement?.fields ?? empty)
  const [language, setLanguage] = useState(languages[0] ?? '')
  const [fault, setFault] = useState<Fault | null>(null)
  const [problem, setProblem] = useState('')
  const text = useRef<HTMLInputElement>(null)
  const until = useRef<HTMLInputElement>(null)
  const main = languages[0] ?? ''

  async function save(isPublished: boolean) {
    const found = faultOf(fields, main)
    setProblem('')
    flushSync(() => {
      setFault(found)
      if (found === 'textMissing') setLanguage(main)
    })
    if (found) return (found === 'textMissing' ? text : until).current?.focus()
    await run(async () => {
      const saved = await store(announcement, fields)
      if (!saved) return setProblem(t('announcements.conflict'))
      if (isPublished) await api('publishAnnouncement', { params: { id: saved.id } })
      await queryClient.invalidateQueries({ queryKey: announcementsQuery.queryKey })
      showToast(t(isPublished ? 'announcements.published' : 'announcements.saved'))
      onClose()
    })
  }

  return (
    <Dialog
      actions={
        <>
          <Button busy={busy} onClick={() => void save(false)} variant="secondary">
            {t('announcements.save')}
          </Button>
          <Button busy={busy} onClick={() => void save(true)}>
            {t('look.publish')}
          </Button>
        </>
      }
      closeLabel={t('shell.close')}
      initialFocus={text}
      onOpenChange={(open) => open || onClose()}
      open
      title={t(announcement ? 'announcements.edit' : 'announcements.new')}
    >
      <div className={form.form}>
        <FormNotice text={problem} />
        <AnnouncementText
          error={fault === 'textMissing' ? t('announcements.textMissing') : undefined}
          language={language}
          languages={languages}
          onLanguage={setLanguage}
          onText={(typed) => setFields({ ...fields, texts: withText(fields.texts, language, typed) })}
          ref={text}
          texts={fields.texts}
        />
        <Select
          label={t('announcements.audience')}
          onChange={({ target }) => setFields({ ...fields, audience: target.value as AnnouncementFields['audience'] })}
          options={announcementAudiences.map((value) => ({ value, label: t(`announcements.${value}`) }))}
          value={fields.audience}
        />
        {(['from', 'until'] as const).map((name) => (
          <TextField
            description={t(`announcements.${name}Text`)}
            error={name === 'until' && fault === 'endsFirst' ? t('announcements.endsFirst') : undefined}
            key={name}
            label={t(`announcements.${name}`)}
            onChange={({ target }) => setFields({ ...fields, [name]: momentOf(target.value) })}
            ref={name === 'until' ? until : undefined}
            type="datetime-local"
            value={localOf(fields[name])}
          />
        ))}
        <TimeZoneNote />
      </div>
    </Dialog>
  )
}

type Fault = 'textMissing' | 'endsFirst'

function faultOf({ texts, from, until }: AnnouncementFields, main: string): Fault | null {
  if (!texts[main]?.trim()) return 'textMissing'
  return from !== null && until !== null && until <= from ? 'endsFirst' : null
}

/** Null if somebody else has changed it meanwhile. */
async function store(before: Announcement | null, fields: AnnouncementFields): Promise<Announcement | null> {
  if (!before) return api('createAnnouncement', { body: fields })
  const changes = changedFields(before.fields, fields).map((name) => {
    const field = name as keyof AnnouncementFields
    return { field, base: before.fields[field], value: fields[field] }
  })
  if (changes.length === 0) return before
  const { announcement, conflicts } = await api('saveAnnouncement', { params: { id: before.id }, body: { changes } })
  return conflicts.length > 0 ? null : announcement
}

function withText(texts: Record<string, string>, language: string, text: string): Record<string, string> {
  const others = Object.entries(texts).filter(([code]) => code !== language)
  return Object.fromEntries(text === '' ? others : [...others, [language, text]])
}

function momentOf(local: string): string | null {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** Formats a moment for a `datetime-local` field, in the reader's time zone. */
function localOf(moment: string | null): string {
  if (moment === null) return ''
  const time = new Date(moment)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
