import type { Permission } from '@upbeat/rules/staff/may'

/**
 * The access level of a studio call.
 * - `public`: anyone, without a session
 * - `account`: anyone signed in to the studio, on any host
 * - `installation`: installation administrators; no club needed
 * - `staff`: any staff member of the club
 * - a permission: staff whose role has it; with reach `own` the service checks the object
 */
export type StudioAccess = 'public' | 'account' | 'installation' | 'staff' | Permission

export type StudioCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to `studioBase`; `:name` is a parameter. */
  path: string
  permission: StudioAccess
  /** Requires a password or second factor within the last ten minutes, in this session. */
  reauthentication?: true
  /**
   * A write that changes nothing of the club or its staff, e.g. a challenge or a preview: it has no audit entry. Every other write makes
   * exactly one.
   */
  unrecorded?: true
}
