import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Announcement } from '@upbeat/contract/studio/entities/announcement'
import { allowedActions } from '@upbeat/rules/publishing/publishing-state'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { textLanguagesQuery } from '../../lib/api/text-languages-query.ts'
import { useRowFocus } from '../../lib/focus/use-row-focus.ts'
import { useNow } from '../../lib/i18n/use-now.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { useTimes } from '../../lib/i18n/use-times.ts'
import rows from '../../lib/layout/rows.module.css'
import { PublishingRow } from '../../lib/publishing/publishing-row.tsx'
import { announcementsQuery } from './announcements-query.ts'
import { AnnouncementDialog } from './internal/announcement-dialog.tsx'

/** Current and past announcements (WORD-04). */
export function AnnouncementList() {
  const t = useText()
  const [edited, setEdited] = useState<Announcement | null>(null)
  const announcements = useQuery(announcementsQuery)
  const { frame, removing } = useRowFocus<HTMLDivElement>(announcements.data?.length ?? 0, 'li button')
  const languages = (useQuery(textLanguagesQuery).data ?? []).map(({ language }) => language)
  return (
    <div ref={frame}>
      <QueryStates height="16rem" query={announcements}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon="message" text={t('announcements.noneText')} title={t('announcements.none')} />
          ) : (
            <ul className={rows.rows}>
              {all.map((one, place) => (
                <Row
                  key={one.id}
                  main={languages[0] ?? ''}
                  one={one}
                  onEdit={() => setEdited(one)}
                  onRemove={() => removing(place)}
                />
              ))}
            </ul>
          )
        }
      </QueryStates>
      {edited !== null && languages.length > 0 && (
        <AnnouncementDialog announcement={edited} languages={languages} onClose={() => setEdited(null)} />
      )}
    </div>
  )
}

type RowProps = {
  one: Announcement
  /** The club's main language. */
  main: string
  onEdit: () => void
  /** Called before the row is removed. */
  onRemove: () => void
}

function Row({ one, main, onEdit, onRemove }: RowProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const { id, fields, state } = one
  const text = fields.texts[main] ?? Object.values(fields.texts)[0] ?? ''
  const params = { id }

  return (
    <li className={rows.row}>
      <span className={rows.what}>
        <span className={rows.name} dir="auto">
          {text}
        </span>
        <span className={rows.note}>
          <Status one={one} />
          {` · ${t(`announcements.${fields.audience}`)}`}
        </span>
      </span>
      <span className={rows.actions}>
        <Button aria-label={t('announcements.editOne', { text })} onClick={onEdit} size="small" variant="secondary">
          {t('announcements.edit')}
        </Button>
        <PublishingRow
          allowed={allowedActions(state, { edit: true, publish: true })}
          calls={{
            publish: () => api('publishAnnouncement', { params }),
            unpublish: () => api('unpublishAnnouncement', { params }),
            bin: () => {
              onRemove()
              return api('binAnnouncement', { params })
            },
            restore: () => api('restoreAnnouncement', { params }),
          }}
          entity={{ ...one, publishAt: null, version: 0 }}
          kind="announcement"
          name={text}
          onChange={() => queryClient.invalidateQueries({ queryKey: announcementsQuery.queryKey })}
        />
      </span>
    </li>
  )
}

/** Whether it is published and current. */
function Status({ one: { fields, state, hasChanges } }: { one: Announcement }) {
  const t = useText()
  const times = useTimes()
  const now = useNow().getTime()
  const { from, until } = fields
  if (state !== 'published') return t(state === 'unpublished' ? 'announcements.isDown' : 'announcements.draft')
  if (hasChanges) return t('announcements.drafted')
  if (until !== null && Date.parse(until) <= now) return t('announcements.over', { time: times.moment(until) })
  if (from !== null && Date.parse(from) > now) return t('announcements.comes', { time: times.moment(from) })
  return until === null ? t('announcements.shown') : t('announcements.shownUntil', { time: times.moment(until) })
}
