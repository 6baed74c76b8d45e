/** A provider of Connect classes: one of the club's locations. */
export type ClubSeed = { providerId: string; providerName: string; place: string }

export function clubs(tenantName: string, names: readonly [name: string, place: string][]): ClubSeed[] {
  return names.map(([providerName, place], index) => ({
    providerId: `${tenantName}-club-${index + 1}`,
    providerName,
    place,
  }))
}
