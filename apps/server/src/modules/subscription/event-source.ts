/** Whose a membership is, as was written on it where it runs. */
export type MembershipOwner = {
  tenantId: string
  memberId: string
  id: string
  planTag: string
  discountCode: string | null
}

/** Something happened to a membership outside. What it was is not believed but looked up: `reference` or `customer` say where. */
export type ProviderEvent = {
  id: string
  kind: string
  reference: string | null
  customer: string | null
  owner: MembershipOwner | null
}

/** A provider that tells us things by itself. */
export type EventSource = {
  provider: 'stripe'
  /** Null where the signature is not the provider's, or too old. */
  read: (body: Uint8Array, signature: string, now: Date) => ProviderEvent | null
  /** Null where there is no such membership, or it isn't one of ours. */
  ownerOf: (reference: string) => Promise<MembershipOwner | null>
  /** Of all memberships of ours that run there. */
  running: () => AsyncIterable<string>
}
