import { type ChannelPlan, channelPlans } from './channel-plans.ts'
import type { ClassSeed } from './class-seed.ts'
import { daysFrom } from './day-clock.ts'
import { chooseNeighbours } from './neighbours.ts'
import { seededRandom } from './seeded-random.ts'

type ChannelText = string | { invariantText: string }

export type ChannelSeed = {
  tag: string
  displayName: ChannelText
  description: ChannelText
  provider: string
  active: boolean
  /** 1 means available. */
  availability: number[]
  tenants: string[]
  createdDate: string
  profilePictureKey: string
  bannerPictureKey: string
  /** Newest first. A class is in one channel at most. */
  classTags: string[]
}

/** Fills the channels one after the other, and gives back the classes with the channel each one is in. */
export function seedChannels(
  club: { name: string; displayName: string },
  plans: readonly ChannelPlan[],
  classes: readonly ClassSeed[],
  now: Date,
): { channels: ChannelSeed[]; classes: ClassSeed[] } {
  const random = seededRandom(`${club.name} channels`)
  const channelOfClass = new Map<string, string>()
  const channels = smallestChoiceFirst(plans, classes).map((plan) => {
    const free = classes.filter((candidate) => !channelOfClass.has(candidate.tag) && plan.accepts(candidate))
    const tag = `${club.name}-${plan.slug}`
    const chosen = chooseNeighbours(free, plan.size, random)
    for (const { tag: classTag } of chosen) channelOfClass.set(classTag, tag)
    return channelSeed(club, plan, tag, chosen, now)
  })
  const order = plans.map((plan) => `${club.name}-${plan.slug}`)
  channels.sort((a, b) => order.indexOf(a.tag) - order.indexOf(b.tag))
  return {
    channels,
    classes: classes.map((seed) => ({ ...seed, channelTag: channelOfClass.get(seed.tag) ?? null })),
  }
}

/** A channel with few classes to choose from goes first, or the others would leave it none. */
function smallestChoiceFirst(plans: readonly ChannelPlan[], classes: readonly ClassSeed[]): ChannelPlan[] {
  const choices = new Map(plans.map((plan) => [plan, classes.filter(plan.accepts).length]))
  return [...plans].sort((a, b) => (choices.get(a) ?? 0) - (choices.get(b) ?? 0))
}

function channelSeed(
  club: { name: string; displayName: string },
  plan: ChannelPlan,
  tag: string,
  classes: readonly ClassSeed[],
  now: Date,
): ChannelSeed {
  const picture = channelPlans.findIndex((candidate) => candidate.slug === plan.slug)
  return {
    tag,
    displayName: plan.wrapsTexts ? { invariantText: plan.name } : plan.name,
    description: plan.wrapsTexts ? { invariantText: plan.description } : plan.description,
    provider: club.displayName,
    active: plan.state !== 'inactive',
    availability: plan.state === 'unavailable' ? [0] : [1],
    tenants: [club.name],
    createdDate: daysFrom(now, -400 + picture * 17),
    profilePictureKey: `channel/profile/${picture}`,
    bannerPictureKey: `channel/banner/${picture}`,
    classTags: classes.map((seed) => seed.tag),
  }
}
