import type { ClassSeed } from './class-seed.ts'

export type ChannelPlan = {
  slug: string
  name: string
  description: string
  size: number
  accepts(candidate: ClassSeed): boolean
  state: 'listed' | 'inactive' | 'unavailable'
  /** Some older providers wrap untranslated text in an object. */
  wrapsTexts: boolean
}

/** All channels of the demo in order; smaller clubs have some of them. */
export const channelPlans: readonly ChannelPlan[] = [
  channel('quick-wins', 'Quick Wins', 25, 'Fifteen minutes at most, for days that are already full.', isShort),
  channel(
    'fight-house',
    'The Fight House',
    18,
    'Gloves on, phone off: rounds from our boxing coaches.',
    inCategory('1003'),
  ),
  channel(
    'slow-studio',
    'Slow Studio',
    40,
    'Yoga and long stretches, best taken with the lights low.',
    inCategory('1009', '1007'),
  ),
  channel('no-kit', 'No Kit, No Problem', 22, 'Nothing to buy, nothing to carry, nothing to tidy away.', needsNothing),
  channel(
    'strong-for-life',
    'Strong for Life',
    12,
    'Balance, bone and breath work with Oliver, for members over sixty.',
    isForSeniors,
  ),
  {
    ...channel('first-steps', 'First Steps', 9, 'Slow enough to follow, short enough to finish.', isFirstStep),
    wrapsTexts: true,
  },
  channel('saddle-club', 'Saddle Club', 31, 'Every climb, sprint and Sunday ride in one garage.', inCategory('1002')),
  channel(
    'the-platform',
    'The Platform',
    20,
    'Barbells, bells and benches from the weights floor.',
    inCategory('1008'),
  ),
  channel(
    'lakeside-retreat',
    'Lakeside Retreat',
    5,
    'A week by the lake with Layla, one class a day.',
    isTaughtBy('layla-mansour'),
  ),
  {
    ...channel(
      'winter-season',
      'Winter Season',
      16,
      'Last winter’s programme, resting until the snow.',
      inCategory('1001', '1010'),
    ),
    state: 'inactive',
  },
  {
    ...channel(
      'members-lab',
      'Members’ Lab',
      10,
      'New formats, tried out before anyone else sees them.',
      inCategory('1006', '1004'),
    ),
    state: 'unavailable',
  },
  channel('open-air', 'Open Air', 0, 'Park classes, filmed this summer and coming soon.', () => false),
]

/** @param share of each channel's size, for a smaller catalogue. */
export function channelsNamed(slugs: readonly string[], share: number): ChannelPlan[] {
  return channelPlans
    .filter((plan) => slugs.includes(plan.slug))
    .map((plan) => ({ ...plan, size: Math.round(plan.size * share) }))
}

function channel(
  slug: string,
  name: string,
  size: number,
  description: string,
  accepts: ChannelPlan['accepts'],
): ChannelPlan {
  return { slug, name, size, description, accepts, state: 'listed', wrapsTexts: false }
}

function isShort(candidate: ClassSeed): boolean {
  return candidate.durationSecond !== null && candidate.durationSecond <= 900
}

function needsNothing(candidate: ClassSeed): boolean {
  return candidate.equipment.length === 0
}

function isTaughtBy(slug: string): ChannelPlan['accepts'] {
  return (candidate) => candidate.instructorSlug === slug
}

function inCategory(...categories: string[]): ChannelPlan['accepts'] {
  return (candidate) => categories.includes(candidate.category)
}

/** With the one coach who is as old as they are, so that its pictures show what its name promises. */
function isForSeniors(candidate: ClassSeed): boolean {
  return candidate.labels.includes('Senior') && candidate.instructorSlug === 'oliver-grant'
}

function isFirstStep({ level, durationSecond }: ClassSeed): boolean {
  return level === 'Beginner' && durationSecond !== null && durationSecond <= 1200
}
