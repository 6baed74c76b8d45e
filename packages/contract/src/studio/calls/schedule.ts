import type { StudioCall } from '../call.ts'

/** The schedule of live events. */
export const scheduleCalls = {
  listEvents: { method: 'GET', path: '/live-events', permission: 'schedule.view' },
  createEvent: { method: 'POST', path: '/live-events', permission: 'schedule.edit' },
  getEventOptions: { method: 'GET', path: '/live-events/options', permission: 'schedule.view' },
  checkEvent: { method: 'POST', path: '/live-events/check', permission: 'schedule.view', unrecorded: true },
  changeOccurrence: {
    method: 'POST',
    path: '/live-events/:id/occurrences/:date',
    permission: 'schedule.edit',
  },
  getEvent: { method: 'GET', path: '/live-events/:id', permission: 'schedule.view' },
  saveEvent: { method: 'PUT', path: '/live-events/:id', permission: 'schedule.edit' },
  binEvent: { method: 'DELETE', path: '/live-events/:id', permission: 'schedule.edit' },
  publishEvent: { method: 'POST', path: '/live-events/:id/publication', permission: 'schedule.edit' },
  unpublishEvent: { method: 'DELETE', path: '/live-events/:id/publication', permission: 'schedule.edit' },
  unscheduleEvent: { method: 'DELETE', path: '/live-events/:id/schedule', permission: 'schedule.edit' },
  restoreEvent: { method: 'POST', path: '/live-events/:id/restoration', permission: 'schedule.edit' },
  listEventVersions: { method: 'GET', path: '/live-events/:id/versions', permission: 'schedule.view' },
  bringBackEventVersion: {
    method: 'POST',
    path: '/live-events/:id/versions/:version/draft',
    permission: 'schedule.edit',
  },
} as const satisfies Record<string, StudioCall>
