import type { ListedMember } from '@upbeat/contract/studio/entities/member-list'

/** A member's name, or their address if they gave none. */
export function memberName({ firstName, lastName, email }: Pick<ListedMember, 'firstName' | 'lastName' | 'email'>) {
  return `${firstName} ${lastName}`.trim() || email
}

export function memberPath(id: string): string {
  return `/members/${encodeURIComponent(id)}`
}
