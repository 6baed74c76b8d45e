import { calendarFile } from '@upbeat/rules/live/calendar-file'
import { calendarUid } from '@upbeat/rules/live/calendar-uid'
import { clock } from '../../lib/clock.ts'
import { connectLivePath } from '../../lib/paths.ts'
import { saveFile } from '../../lib/save-file.ts'
import { notify } from '../../lib/snackbar-store.ts'
import { text } from '../i18n/text.ts'
import { getTenant } from '../tenant/tenant-store.ts'
import type { Occurrence } from './occurrences.ts'

/**
 * Offers the occurrence as a calendar file: in the share sheet if the device supports files, else as a download (D-86). A failure shows its
 * text (ERR-37); closing the sheet is not a failure.
 */
export async function addToCalendar(occurrence: Occurrence): Promise<void> {
  const { title } = occurrence.event
  const file = new File([fileText(occurrence)], fileName(title), { type: 'text/calendar' })
  try {
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], title })
    else saveFile(file)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    notify(text('errors.calendarDenied'), 'error')
  }
}

function fileText({ event, startsAt }: Occurrence): string {
  const { id, title, description, providerName, duration, schedule } = event
  const isDaily = schedule !== null && schedule.type !== 'single'
  const url = new URL(connectLivePath(id), location.origin)
  const entry = {
    uid: calendarUid({ tenant: getTenant().name, eventId: id, isDaily, startsAt }),
    title,
    description: [description, url.href].filter(Boolean).join('\n\n'),
    organiser: providerName,
    url: url.href,
    startsAt,
    endsAt: startsAt + duration * 1000,
  }
  return calendarFile(entry, clock.now())
}

function fileName(title: string): string {
  return `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'live'}.ics`
}
