/** The roles of a club's staff, from most to least powerful. */
export const roles = ['owner', 'manager', 'coach', 'support', 'analyst'] as const
export type Role = (typeof roles)[number]

/** Permissions that the owner can grant beyond the table: per club, off by default. */
export const allowances = ['coachesPublish', 'managersSeeMoney', 'analystsSeeMoney'] as const
export type Allowance = (typeof allowances)[number]

/**
 * The extent of a role's permission: `all` of the club's objects, or only the person's `own`; with an allowance, only if the owner has
 * enabled it.
 */
export type Reach = 'all' | 'own'
type Grant = Reach | { reach: Reach; if: Allowance }
type Grants = { readonly [R in Exclude<Role, 'owner'>]?: Grant }

const everyone = { manager: 'all', coach: 'own', support: 'all', analyst: 'all' } as const
const readers = { manager: 'all', support: 'all', analyst: 'all' } as const
const managers = { manager: 'all' } as const
const nobodyElse = {} as const

/**
 * The permission table. Owners may do everything and are not listed; an unlisted role has no permission. Re-authentication is declared in
 * the call table, not here.
 */
export const permissions = {
  'classes.view': everyone,
  /** Drafts, uploads, fields, pictures, captions, moves. */
  'classes.edit': { manager: 'all', coach: 'own' },
  /** Also schedules, unpublishes and deletes to the bin, from which a class can be restored. */
  'classes.publish': { manager: 'all', coach: { reach: 'own', if: 'coachesPublish' } },
  /** Permanently deletes a class or its stored files. */
  'classes.delete': nobodyElse,
  /** Categories, collections, channels and the class of the day. */
  'collections.view': readers,
  'collections.edit': managers,
  'storage.view': managers,
  'schedule.view': everyone,
  'schedule.edit': { manager: 'all', coach: 'own' },
  /** Starts and ends a broadcast from the browser, and turns its recording into a class. */
  'schedule.goLive': { manager: 'all', coach: 'own' },
  'streamKeys.view': { manager: 'all', coach: 'own' },
  'streamKeys.replace': { manager: 'all', coach: 'own' },
  'look.view': managers,
  'look.edit': managers,
  'settings.view': managers,
  'settings.edit': managers,
  'texts.view': managers,
  'texts.edit': managers,
  'domain.edit': nobodyElse,
  'sso.edit': nobodyElse,
  'paymentKeys.edit': nobodyElse,
  'plans.view': readers,
  'plans.edit': nobodyElse,
  'codes.view': readers,
  'codes.edit': managers,
  /** Payments, refunds and failed cards as a list with amounts. */
  'payments.view': {
    manager: { reach: 'all', if: 'managersSeeMoney' },
    analyst: { reach: 'all', if: 'analystsSeeMoney' },
  },
  'payments.export': nobodyElse,
  /** Looks up one member at a time for support: search and the member's page, no export. */
  'members.view': { manager: 'all', support: 'all' },
  'members.addDays': { manager: 'all', support: 'all' },
  'members.resetEmail': { manager: 'all', support: 'all' },
  'members.cancel': { manager: 'all', support: 'all' },
  /** Changes the email address and ends sessions. */
  'members.edit': managers,
  'members.refund': managers,
  'members.import': managers,
  'members.export': nobodyElse,
  'members.delete': nobodyElse,
  /** Counts only; no cell below five. */
  'members.count': { manager: 'all', analyst: 'all' },
  'figures.view': { manager: 'all', coach: 'own', analyst: 'all' },
  'figures.money': {
    manager: { reach: 'all', if: 'managersSeeMoney' },
    analyst: { reach: 'all', if: 'analystsSeeMoney' },
  },
  'payouts.view': {
    manager: { reach: 'all', if: 'managersSeeMoney' },
    coach: 'own',
    analyst: { reach: 'all', if: 'analystsSeeMoney' },
  },
  'payouts.edit': nobodyElse,
  'staff.view': nobodyElse,
  'staff.edit': nobodyElse,
  'audit.view': managers,
  'audit.undo': managers,
  'audit.export': nobodyElse,
  'apiKeys.edit': nobodyElse,
  'webhooks.edit': nobodyElse,
  'club.export': nobodyElse,
  'club.delete': nobodyElse,
} as const satisfies Record<string, Grants>

export type Permission = keyof typeof permissions
export type Allowances = Readonly<Partial<Record<Allowance, boolean>>>

/** The extent of a role's permission; null if it has none. */
export function reachOf(role: Role, permission: Permission, allowed: Allowances = {}): Reach | null {
  if (role === 'owner') return 'all'
  const grant: Grant | undefined = (permissions[permission] as Grants)[role]
  if (grant === undefined || typeof grant === 'string') return grant ?? null
  return allowed[grant.if] === true ? grant.reach : null
}

/**
 * Whether a role may act on an object. `own`: the object belongs to the person, as decided by the object's service.
 * @internal
 */
export function may(
  role: Role,
  permission: Permission,
  { own = false, allowed = {} }: { own?: boolean; allowed?: Allowances } = {},
): boolean {
  const reach = reachOf(role, permission, allowed)
  return reach === 'all' || (reach === 'own' && own)
}
