import type { Permission } from '@upbeat/rules/staff/may'
import type { RouteObject } from 'react-router'
import { loadEveryPhrase } from '../lib/i18n/language-store.ts'
import { PermissionGate } from './shell/permission-gate.tsx'

/** A page that requires a permission, or one of several, with any reach. */
export function permitted(permission: Permission | readonly Permission[], page: RouteObject): RouteObject {
  return { element: <PermissionGate permission={permission} />, children: [withEveryPhrase(page)] }
}

/** A page that needs more phrases than the first page. */
export function withEveryPhrase({ lazy, ...page }: RouteObject): RouteObject {
  if (typeof lazy !== 'function') return { ...page, lazy } as RouteObject
  return { ...page, lazy: async () => (await Promise.all([lazy(), loadEveryPhrase()]))[0] } as RouteObject
}
