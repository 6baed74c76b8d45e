import type { Member } from './member.ts'

/**
 * Whether the member signs in with a password: they have one, or can choose one, as somebody who was imported. Others
 * use only single sign-on.
 */
export function signsInHere({ passwordHash, ssoSubject }: Pick<Member, 'passwordHash' | 'ssoSubject'>): boolean {
  return passwordHash !== null || ssoSubject === null
}
