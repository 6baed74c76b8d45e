import type { Reminders } from '@upbeat/contract/endpoints/reminders'
import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { providerOf } from '../connect/outside/provider.ts'
import { calendarFeed } from '../events/calendar-file.ts'
import type { Events } from '../events/events.ts'
import { startsOf } from '../events/occurrences.ts'
import { calendarEntry, cancelledEntry } from '../events/present-calendar.ts'
import { clubAddress } from '../mail/club-address.ts'
import { type CalendarBasis, calendarOwner, isCalendarToken, makeCalendarToken } from './calendar-token.ts'
import { reminderLeadMilliseconds } from './reminder-lead.ts'
import type { ReminderKind, ReminderRepository, ReminderRow } from './repository.ts'

export type ReminderService = ReturnType<typeof createReminderService>
type Parts = {
  reminders: ReminderRepository
  events: Pick<Events, 'of' | 'byId' | 'find' | 'cancelled'>
  tenants: Pick<Tenants, 'byIdOrName' | 'byHost'>
  members: { findById: (tenantId: string, memberId: string) => Promise<CalendarBasis | null> }
  favouriteTags: (tenantId: string, memberId: string) => Promise<string[]>
  clock: Clock
  secret: string
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
}

type NewReminder = { kind: ReminderKind; timeZone: string }

/** How far ahead a calendar has the occurrences of a series. */
const calendarDays = 60

/** Members' reminders, and their calendars. */
export function createReminderService(parts: Parts) {
  const { reminders, config } = parts

  async function list(context: MemberContext): Promise<Reminders> {
    const { tenantId, memberId } = context
    const member = await parts.members.findById(tenantId, memberId)
    if (!member) throw new Failure('sessionExpired')
    const rows = await reminders.ofMember(tenantId, memberId)
    const token = makeCalendarToken(parts.secret, { tenantId, memberId }, member)
    return {
      eventIds: rows.filter(({ kind }) => kind === 'start').map(({ eventId }) => eventId),
      awaitedVideos: await videosOf(context, rows),
      calendarLink: `${clubAddress(context, config)}/api/v1/connect/calendar/${token}.ics`,
      canRemind: providerOf(context.tenant, context.tenant.config.connectSource) === null,
    }
  }

  async function videosOf({ tenantId, now }: MemberContext, rows: readonly ReminderRow[]) {
    const awaited = rows.filter(({ kind }) => kind === 'ready')
    const found = await Promise.all(awaited.map(({ eventId }) => parts.events.byId(tenantId, eventId, now)))
    return found.flatMap((event) => (event ? [{ eventId: event.id, videoId: event.tag }] : []))
  }

  /**
   * Returns the event's id. Within the last hour before the start no email is sent for that start. `ready` is for events whose video is being
   * encoded, and may name them by their video's id.
   * @throws Failure notFound
   */
  async function add(context: MemberContext, id: string, { kind, timeZone }: NewReminder): Promise<string> {
    const { tenantId, memberId, language, now } = context
    const event = await eventOf(tenantId, id, kind, now)
    const isOffered = event && (kind === 'ready' ? event.transcode !== 'complete' : event.type !== 3)
    if (!isOffered) throw new Failure('notFound')
    const [next] = startsOf(event, now)
    const isTold = next !== undefined && next - now.getTime() <= reminderLeadMilliseconds
    await reminders.keep(tenantId, {
      memberId,
      eventId: event.id,
      kind,
      timeZone,
      language,
      createdAt: now,
      address: clubAddress(context, config),
      toldStart: isTold ? new Date(next) : null,
      startsAt: event.time?.kind === 'single' ? new Date(event.time.startsAt) : null,
      title: event.name,
      isCancelled: false,
    })
    return event.id
  }

  /** Returns the event's id. */
  async function remove({ tenantId, memberId, now }: MemberContext, id: string, kind: ReminderKind): Promise<string> {
    const eventId = (await eventOf(tenantId, id, kind, now))?.id ?? id
    await reminders.remove(tenantId, memberId, eventId, kind)
    return eventId
  }

  function eventOf(tenantId: string, id: string, kind: ReminderKind, now: Date) {
    return kind === 'ready' ? parts.events.find(tenantId, id, now) : parts.events.byId(tenantId, id, now)
  }

  /**
   * A member's own calendar: their reminders, and their favourites among the live events.
   * @throws Failure notFound, also at another club's host
   */
  async function calendar(token: string, origin: string): Promise<string> {
    const owner = calendarOwner(token)
    const tenant = owner && parts.tenants.byIdOrName(owner.tenantId)
    const ofHost = parts.tenants.byHost(new URL(origin).host)
    if (!owner || !tenant || (ofHost !== null && ofHost.id !== tenant.id)) throw new Failure('notFound')
    return inTenant(tenant.id, async () => {
      const member = await parts.members.findById(tenant.id, owner.memberId)
      if (!member || !isCalendarToken(parts.secret, token, owner, member)) throw new Failure('notFound')
      return feedOf(tenant, owner.memberId, origin)
    })
  }

  async function feedOf(tenant: Tenant, memberId: string, origin: string): Promise<string> {
    const rows = (await reminders.ofMember(tenant.id, memberId)).filter(({ kind }) => kind === 'start')
    const reminded = new Set(rows.map(({ eventId }) => eventId))
    const favourites = new Set(await parts.favouriteTags(tenant.id, memberId))
    const now = parts.clock.now()
    const club = { tenant, origin: clubAddress({ tenant, origin }, config) }
    const isTheirs = ({ id, tag }: { id: string; tag: string }) => reminded.has(id) || favourites.has(tag)
    const events = (await parts.events.of(tenant.id, now, calendarDays))
      .filter((event) => event.type !== 3 && isTheirs(event))
      .flatMap((event) => startsOf(event, now).map((start) => calendarEntry(club, event, start)))
    const cancelled = (await parts.events.cancelled(tenant.id, now, calendarDays)).filter(isTheirs)
    // What is no longer in the schedule at all.
    const gone = rows
      .filter(({ eventId, isCancelled }) => isCancelled && !cancelled.some(({ id }) => id === eventId))
      .flatMap(({ eventId: id, title, startsAt }) => {
        const start = startsAt?.getTime()
        return start === undefined ? [] : [{ id, title: title ?? '', startsAt: start, changedAt: now.getTime() }]
      })
    const known = new Set(events.map(({ uid }) => uid))
    const crossedOut = [...cancelled, ...gone].map((each) => cancelledEntry(club, each))
    const entries = [...events, ...crossedOut.filter(({ uid }) => !known.has(uid))]
    return calendarFeed({ name: tenant.config.displayName, entries, now: now.getTime() })
  }

  return { list, add, remove, calendar }
}
