/** The owner of a membership, from its metadata at the provider. */
export type MembershipOwner = {
  tenantId: string
  memberId: string
  id: string
  planTag: string
  discountCode: string | null
}

/**
 * A change of a membership at an external provider. Its content isn't trusted but looked up by `reference` or
 * `customer`.
 */
export type ProviderEvent = {
  id: string
  kind: string
  reference: string | null
  customer: string | null
  owner: MembershipOwner | null
}

/** A provider that sends us events. */
export type EventSource = {
  /** Names the provider and the account, so that one account's events are never taken for another's. */
  provider: string
  /** As in `Payments`. */
  account: string | null
  /** Null if the signature is invalid or too old. */
  read: (body: Uint8Array, signature: string, now: Date) => ProviderEvent | null
  /** Null if there is no such membership, or it isn't ours. */
  ownerOf: (reference: string) => Promise<MembershipOwner | null>
  /** The references of all our memberships that are active there. */
  running: () => AsyncIterable<string>
}
