/** Thrown if the club only lets subscribed members sign in, and this one is not (D-70). */
export class NoMembershipError extends Error {
  override readonly name = 'NoMembershipError'
}
