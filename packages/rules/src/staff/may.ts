/** The roles of a club's staff, from most to least powerful. */
export const roles = ['owner', 'manager', 'coach', 'support', 'analyst'] as const
export type Role = (typeof roles)[number]

/** What the owner allows beyond the table: kept per club, all off unless switched on. */
export const allowances = ['coachesPublish', 'managersSeeMoney', 'analystsSeeMoney'] as const
export type Allowance = (typeof allowances)[number]

/**
 * How far a role's permission goes: `all` of the club's objects, or only the person's `own`; with an allowance, only where the
 * owner has switched it on.
 */
export type Reach = 'all' | 'own'
type Grant = Reach | { reach: Reach; if: Allowance }
type Grants = { readonly [R in Exclude<Role, 'owner'>]?: Grant }

const everyone = { manager: 'all', coach: 'own', support: 'all', analyst: 'all' } as const
const readers = { manager: 'all', support: 'all', analyst: 'all' } as const
const managers = { manager: 'all' } as const
const nobodyElse = {} as const

/**
 * The one table of permissions. Owners may do everything and are not listed; a role that is not listed may not. What needs
 * re-authentication says so in the call table, not here.
 */
export const permissions = {
  'classes.view': everyone,
  /** Drafts, uploads, fields, pictures, captions, moves. */
  'classes.edit': { manager: 'all', coach: 'own' },
  /** Also schedules, unpublishes and moves to the bin, from which a class can be restored. */
  'classes.publish': { manager: 'all', coach: { reach: 'own', if: 'coachesPublish' } },
  /** For ever, or its stored files. */
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
  /** Payments, refunds and failing cards as a list, with amounts. */
  'payments.view': {
    manager: { reach: 'all', if: 'managersSeeMoney' },
    analyst: { reach: 'all', if: 'analystsSeeMoney' },
  },
  /** One member at a time for support: the search and the page of a member, no list to take away. */
  'members.view': { manager: 'all', support: 'all' },
  'members.addDays': { manager: 'all', support: 'all' },
  'members.resetEmail': { manager: 'all', support: 'all' },
  'members.cancel': { manager: 'all', support: 'all' },
  /** Changes the address and ends sessions. */
  'members.edit': managers,
  'members.refund': managers,
  'members.import': managers,
  'members.export': nobodyElse,
  'members.delete': nobodyElse,
  /** How many there are, no cell below five. */
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

/** How far a role may go with a permission; null where it may not at all. */
export function reachOf(role: Role, permission: Permission, allowed: Allowances = {}): Reach | null {
  if (role === 'owner') return 'all'
  const grant: Grant | undefined = (permissions[permission] as Grants)[role]
  if (grant === undefined || typeof grant === 'string') return grant ?? null
  return allowed[grant.if] === true ? grant.reach : null
}

/**
 * Whether a role may do something to an object. `own` says that the object is the person's own; the service that knows the
 * object answers it.
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
