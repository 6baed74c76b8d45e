import { Temporal } from 'temporal-polyfill'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { resolveLocalTime } from '../../events/resolve-local-time.ts'

/** Times as staff enter and read them: in the club's time zone, to the minute. */
export function clubTime({ tenant: { settings } }: Pick<StaffContext, 'tenant'>) {
  const timeZone = settings.timeZone ?? 'UTC'
  return {
    timeZone,
    read: (local: string | null): Date | null =>
      local === null ? null : new Date(resolveLocalTime(local, timeZone).startsAt),
    write: (moment: Date | null): string | null =>
      moment &&
      Temporal.Instant.fromEpochMilliseconds(moment.getTime())
        .toZonedDateTimeISO(timeZone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' }),
  }
}
export type ClubTime = ReturnType<typeof clubTime>
