import { createHash } from 'node:crypto'

type Renaming = {
  from: string
  to: string
  /** Ids that only one row of the installation may have: each gets another one at the copy. */
  ids: ReadonlySet<string>
  /** Accounts of the file by the account that the same person has here. */
  accounts: ReadonlyMap<string, string>
}

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g

/**
 * Replaces ids in the lines of a club's file, wherever they stand: in columns, in links to pictures, and inside of what
 * was recorded as JSON. The same id becomes the same other one every time.
 */
export function createRenaming({ from, to, ids, accounts }: Renaming): (line: string) => string {
  if (from === to && ids.size === 0 && accounts.size === 0) return (line) => line
  // The ids of old clubs are no UUIDs: they are replaced only where they begin a key or stand in a link.
  const escaped = from.replace(/[^\w-]/g, '\\$&')
  const named = new RegExp(`(?<=/images/(?:class|club|logo)/|/trailers/|^"|[[:,{ ]")${escaped}(?=[/."])`, 'g')
  const isUuid = new RegExp(`^${uuid.source}$`).test(from)
  return (line) => {
    const replaced = line.replace(uuid, (id) => {
      if (id === from) return to
      return accounts.get(id) ?? (ids.has(id) ? otherId(to, id) : id)
    })
    return isUuid || from === to ? replaced : replaced.replace(named, to)
  }
}

/** The id that a row has at another club: always the same, so that what refers to it still does. */
export function otherId(tenantId: string, id: string): string {
  const hex = createHash('sha256').update(`${tenantId}\n${id}`).digest('hex')
  // Version 8, for ids of one's own making.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The value of a column that hides a secret or names a file of its own, at another club. */
export function otherHash(tenantId: string, value: string): string {
  return createHash('sha256').update(`${tenantId}\n${value}`).digest('hex')
}
