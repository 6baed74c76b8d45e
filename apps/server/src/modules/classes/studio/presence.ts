export type Presence = ReturnType<typeof createPresence>
type Announcement = { tenantId: string; tag: string; sessionId: string; name: string; now: Date }

/** Seconds without an announcement after which someone counts as gone. */
export const presenceSeconds = 30

/** Who has a class open on this server. Pages announce themselves every ten seconds. */
export function createPresence() {
  const open = new Map<string, Map<string, { name: string; until: number }>>()

  /** Returns the names of the others who have it open. */
  function announce({ tenantId, tag, sessionId, name, now }: Announcement): string[] {
    const key = `${tenantId}/${tag}`
    const people = open.get(key) ?? new Map<string, { name: string; until: number }>()
    open.set(key, people)
    people.set(sessionId, { name, until: now.getTime() + presenceSeconds * 1000 })
    for (const [id, { until }] of people) if (until <= now.getTime()) people.delete(id)
    return [...people].filter(([id]) => id !== sessionId).map(([, person]) => person.name)
  }

  return { announce }
}
