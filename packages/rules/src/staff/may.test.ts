import { describe, expect, it } from 'vitest'
import { type Allowances, may, type Permission, permissions, type Role, reachOf, roles } from './may.ts'

/**
 * The documented table, repeated by hand: M manager, C coach, S support, A analyst; lower case means `own`, `?` needs the owner's
 * allowance.
 */
const documented: Record<Permission, string> = {
  'classes.view': 'M c S A',
  'classes.edit': 'M c',
  'classes.publish': 'M c?',
  'classes.delete': '',
  'collections.view': 'M S A',
  'collections.edit': 'M',
  'storage.view': 'M',
  'schedule.view': 'M c S A',
  'schedule.edit': 'M c',
  'schedule.goLive': 'M c',
  'streamKeys.view': 'M c',
  'streamKeys.replace': 'M c',
  'look.view': 'M',
  'look.edit': 'M',
  'settings.view': 'M',
  'settings.edit': 'M',
  'texts.view': 'M',
  'texts.edit': 'M',
  'domain.edit': '',
  'sso.edit': '',
  'paymentKeys.edit': '',
  'plans.view': 'M S A',
  'plans.edit': '',
  'codes.view': 'M S A',
  'codes.edit': 'M',
  'payments.view': 'M? A?',
  'members.view': 'M S',
  'members.addDays': 'M S',
  'members.resetEmail': 'M S',
  'members.cancel': 'M S',
  'members.edit': 'M',
  'members.refund': 'M',
  'members.import': 'M',
  'members.export': '',
  'payments.export': '',
  'members.delete': '',
  'members.count': 'M A',
  'figures.view': 'M c A',
  'figures.money': 'M? A?',
  'payouts.view': 'M? c A?',
  'payouts.edit': '',
  'staff.view': '',
  'staff.edit': '',
  'audit.view': 'M',
  'audit.undo': 'M',
  'audit.export': '',
  'apiKeys.edit': '',
  'webhooks.edit': '',
  'club.export': '',
  'club.delete': '',
}

const letters: Record<Exclude<Role, 'owner'>, string> = { manager: 'm', coach: 'c', support: 's', analyst: 'a' }
const everything: Allowances = { coachesPublish: true, managersSeeMoney: true, analystsSeeMoney: true }
const all = Object.keys(permissions) as Permission[]

describe.each(all)('%s', (permission) => {
  it('STAFF-10 is granted to the roles of the documented table and to no other', () => {
    expect(reachOf('owner', permission)).toBe('all')
    const marks = documented[permission].split(' ')
    for (const [role, letter] of Object.entries(letters) as [Exclude<Role, 'owner'>, string][]) {
      const mark = marks.find((each) => each.toLowerCase().startsWith(letter))
      const reach = mark === undefined ? null : mark.startsWith(letter) ? 'own' : 'all'
      expect(reachOf(role, permission, everything), role).toBe(reach)
      expect(reachOf(role, permission), `${role} without allowances`).toBe(mark?.endsWith('?') ? null : reach)
    }
  })
})

it('STAFF-10 an allowance counts only for its own role', () => {
  expect(reachOf('manager', 'figures.money', { analystsSeeMoney: true })).toBeNull()
  expect(reachOf('analyst', 'figures.money', { analystsSeeMoney: true })).toBe('all')
  expect(reachOf('analyst', 'figures.money', { managersSeeMoney: true })).toBeNull()
})

it('STAFF-15 a coach may edit only their own classes, and sees neither members nor money', () => {
  expect(may('coach', 'classes.edit', { own: true })).toBe(true)
  expect(may('coach', 'classes.edit', { own: false })).toBe(false)
  expect(may('coach', 'classes.edit')).toBe(false)
  expect(may('coach', 'classes.publish', { own: true })).toBe(false)
  expect(may('coach', 'classes.publish', { own: true, allowed: { coachesPublish: true } })).toBe(true)
  const closed = all.filter((each) => /^(members|payments|plans|codes|paymentKeys)\.|\.money$/.test(each))
  expect(closed.length).toBeGreaterThan(10)
  for (const permission of closed) expect(may('coach', permission, { own: true, allowed: everything })).toBe(false)
})

it('a role that may act on all objects may act on its own', () => {
  for (const role of roles) {
    for (const permission of all) if (may(role, permission)) expect(may(role, permission, { own: true })).toBe(true)
  }
})
