import type { ChannelSeed } from './channels.ts'
import type { ClassSeed } from './class-seed.ts'
import { daysFrom } from './day-clock.ts'
import type { EventSeed } from './events.ts'
import type { ActivitySeed } from './member-seed.ts'
import { chooseNeighbours } from './neighbours.ts'
import { seededRandom } from './seeded-random.ts'

/** The content that a member can have watched. */
export type Watchable = {
  name: string
  classes: readonly ClassSeed[]
  channels: readonly ChannelSeed[]
  events: readonly EventSeed[]
}

/** Favourite classes of an active member. */
export function favouriteTags(club: Watchable, count: number): string[] {
  const random = seededRandom(`${club.name} favourites`)
  return chooseNeighbours(club.classes, count, random).map((seed) => seed.tag)
}

/** One record per entry of `kinds`, 36 hours apart, latest first. Kinds that the club lacks are skipped. */
export function activityOf(club: Watchable, kinds: readonly ActivitySeed['kind'][], now: Date): ActivitySeed[] {
  const random = seededRandom(`${club.name} activity`)
  const plain = random.shuffle(club.classes.filter((seed) => seed.channelTag === null))
  const playable = club.events.filter((event) => event.linkDelaySecond !== null && event.transcodeStatus === 'complete')
  const videos = random.shuffle(playable.filter((event) => event.type === 3))
  const streams = random.shuffle(playable.filter((event) => event.type !== 3))
  const listed = new Set(club.channels.filter(({ active }) => active).map(({ tag }) => tag))
  const inChannels = random.shuffle(club.classes.filter((seed) => seed.channelTag && listed.has(seed.channelTag)))

  return kinds.flatMap((kind, index): ActivitySeed[] => {
    const event = kind === 8 ? videos.pop() : kind === 9 ? streams.pop() : undefined
    const seen = event?.virtualClass ?? (kind === 10 ? inChannels.pop() : kind === 7 ? plain.pop() : undefined)
    if (!seen) return []
    return [
      {
        kind,
        classTag: seen.tag,
        eventId: kind === 9 && event ? event.id : null,
        channelTag: kind === 10 ? seen.channelTag : null,
        playedSecond: Math.round(seen.mediaSecond * (0.6 + random.next() * 0.4)),
        at: daysFrom(now, -0.5 - index * 1.5),
      },
    ]
  })
}
