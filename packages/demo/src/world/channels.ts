import type { CategoryId } from './categories/category-recipe.ts'
import { type ChannelPlan, channelPlans } from './channel-plans.ts'
import { bannerPicture, categoryPicture } from './class-picture.ts'
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

/** The picture of an empty channel: the park, where its future classes are set. */
const emptyChannelCategory: CategoryId = '1001'

/** Fills the channels in order, and returns the classes with their channels. */
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

/** Channels with few candidate classes come first, or the others would leave them none. */
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
  const position = channelPlans.findIndex((candidate) => candidate.slug === plan.slug)
  return {
    tag,
    displayName: plan.wrapsTexts ? { invariantText: plan.name } : plan.name,
    description: plan.wrapsTexts ? { invariantText: plan.description } : plan.description,
    provider: club.displayName,
    active: plan.state !== 'inactive',
    availability: plan.state === 'unavailable' ? [0] : [1],
    tenants: [club.name],
    createdDate: daysFrom(now, -400 + position * 17),
    ...channelPictures(club.name, classes, position),
    classTags: classes.map((seed) => seed.tag),
  }
}

/** From its most frequent category: the coach's portrait, and the picture of a class not used by other channels. */
function channelPictures(club: string, classes: readonly ClassSeed[], position: number) {
  const sizes = new Map<CategoryId, number>()
  for (const { category } of classes) sizes.set(category, (sizes.get(category) ?? 0) + 1)
  const [category] = [...sizes].sort(([, a], [, b]) => b - a)[0] ?? [emptyChannelCategory]
  const own = classes.filter((seed) => seed.category === category)
  const shown = own[position % own.length]
  return {
    profilePictureKey: `instructor/${category}`,
    bannerPictureKey: shown ? bannerPicture(club, shown.pictureKey) : categoryPicture(club, category),
  }
}
