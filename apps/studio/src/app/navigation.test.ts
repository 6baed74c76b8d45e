// @vitest-environment happy-dom
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { type Permission, permissions, type Role, reachOf, roles } from '@upbeat/rules/staff/may'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { expect, it } from 'vitest'
import { navigationFor } from './navigation.ts'

/** A session with exactly the permissions of a role. */
function sessionAs(role: Role) {
  const names = Object.keys(permissions) as Permission[]
  const granted = names.flatMap((name) => {
    const reach = reachOf(role, name)
    return reach ? [[name, reach]] : []
  })
  return fromPartial<StaffSession>({ club: { role, permissions: Object.fromEntries(granted) } })
}
const pathsFor = (role: Role) => navigationFor(sessionAs(role)).map(({ path }) => path)

it('STAFF-10 offers a role only the pages it may see', () => {
  expect(pathsFor('owner')).toContain('/people')
  for (const role of roles.filter((other) => other !== 'owner')) expect(pathsFor(role)).not.toContain('/people')
  expect(pathsFor('manager')).toEqual([
    '/',
    '/classes',
    '/schedule',
    '/find',
    '/members',
    '/plans',
    '/figures',
    '/look',
    '/texts',
    '/storage',
    '/settings',
    '/history',
  ])
  expect(pathsFor('coach')).toEqual(['/', '/classes', '/schedule', '/figures'])
  const readers = ['/', '/classes', '/schedule', '/find', '/members', '/plans']
  expect(pathsFor('support')).toEqual(readers)
  expect(pathsFor('analyst')).toEqual([...readers, '/figures'])
})

it('offers no pages of a club to an account without one', () => {
  expect(navigationFor({ club: null } as StaffSession)).toEqual([])
})
