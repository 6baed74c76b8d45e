import { useQueryClient } from '@tanstack/react-query'
import type { Announcement, AnnouncementFields } from '@upbeat/contract/studio/entities/announcement'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { announcementAudiences } from '@upbeat/rules/announcements/announcement'
import { changedFields } from '@upbeat/rules/publishing/merge-changes'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../../lib/api/api.ts'
import { refusedFields } from '../../../lib/api/studio-error.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { DateField } from '../../../lib/dates/date-field.tsx'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import { TimeZoneNote } from '../../../lib/layout/time-zone-note.tsx'
import { showToast } from '../../../lib/layout/toast-store.ts'
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
  const from = useRef<HTMLInputElement>(null)
  const until = useRef<HTMLInputElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const main = languages[0] ?? ''

  /** Shows and focuses the field. */
  function point(found: Fault) {
    flushSync(() => {
      setFault(found)
      if (found.field === 'texts' && !fields.texts[main]?.trim()) setLanguage(main)
    })
    const field = { texts: text, from, until }[found.field]
    field.current?.focus()
  }

  async function save(isPublished: boolean) {
    const unclear = [from, until].find(({ current }) => current?.validity.customError)
    if (unclear) return unclear.current?.focus()
    const found = faultOf(fields, main)
    setProblem('')
    setFault(null)
    if (found) return point(found)
    await run(async () => {
      const stored = await store(announcement, fields)
      if (stored.kind === 'refused') return point({ field: stored.field, key: 'classes.fieldRefused' })
      if (stored.kind === 'conflict') {
        setProblem(t('announcements.conflict'))
        return notice.current?.focus()
      }
      if (isPublished) await api('publishAnnouncement', { params: { id: stored.announcement.id } })
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
        <div ref={notice} tabIndex={-1}>
          <FormNotice text={problem} />
        </div>
        <AnnouncementText
          error={fault?.field === 'texts' ? t(fault.key) : undefined}
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
          <DateField
            description={t(`announcements.${name}Text`)}
            error={fault?.field === name ? t(fault.key) : undefined}
            key={name}
            label={t(`announcements.${name}`)}
            kind="dateTime"
            onChange={(value) => setFields({ ...fields, [name]: momentOf(value) })}
            ref={name === 'until' ? until : from}
            value={localOf(fields[name])}
          />
        ))}
        <TimeZoneNote />
      </div>
    </Dialog>
  )
}

type Fault = { field: 'texts' | 'from' | 'until'; key: StudioPhraseKey }

function faultOf({ texts, from, until }: AnnouncementFields, main: string): Fault | null {
  if (!texts[main]?.trim()) return { field: 'texts', key: 'announcements.textMissing' }
  const isBackwards = from !== null && until !== null && until <= from
  return isBackwards ? { field: 'until', key: 'announcements.endsFirst' } : null
}

type Stored =
  | { kind: 'saved'; announcement: Announcement }
  | { kind: 'refused'; field: Fault['field'] }
  /** Somebody else has changed it meanwhile. */
  | { kind: 'conflict' }

async function store(before: Announcement | null, fields: AnnouncementFields): Promise<Stored> {
  const changes = changedFields(before?.fields ?? empty, fields).map((name) => {
    const field = name as keyof AnnouncementFields
    return { field, base: (before?.fields ?? empty)[field], value: fields[field] }
  })
  if (before && changes.length === 0) return { kind: 'saved', announcement: before }
  try {
    if (!before) return { kind: 'saved', announcement: await api('createAnnouncement', { body: fields }) }
    const { announcement, conflicts } = await api('saveAnnouncement', { params: { id: before.id }, body: { changes } })
    return conflicts.length > 0 ? { kind: 'conflict' } : { kind: 'saved', announcement }
  } catch (error) {
    const [field] = refusedFields(
      error,
      changes.map((change) => change.field),
    )
    if (field === 'texts' || field === 'from' || field === 'until') return { kind: 'refused', field }
    throw error
  }
}

function withText(texts: Record<string, string>, language: string, text: string): Record<string, string> {
  const others = Object.entries(texts).filter(([code]) => code !== language)
  return Object.fromEntries(text === '' ? others : [...others, [language, text]])
}

function momentOf(local: string): string | null {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** Formats a moment for a `DateField`, in the reader's time zone. */
function localOf(moment: string | null): string {
  if (moment === null) return ''
  const time = new Date(moment)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
