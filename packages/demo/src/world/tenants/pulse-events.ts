import { rolling, weekly } from '../event-schedule.ts'
import type { LiveEventPlan } from '../events.ts'

/** Today and each of the next six days; the eighth day has none. */
export function pulseLiveEvents(now: Date): LiveEventPlan[] {
  return [...aroundTheClock, ...thisWeek(now)]
}

const HOURLY = 3600

/** Four events of 30 minutes, staggered by 15: two run at any time, and the next starts in at most fifteen minutes. */
const aroundTheClock: LiveEventPlan[] = [
  {
    slug: 'sunrise-intervals',
    title: 'Sunrise Intervals with Elif',
    type: 1,
    category: '1010',
    minutes: 30,
    about: 'Wake up with us: five blocks, no jumping before the second coffee.',
    schedule: rolling(-1500, HOURLY),
  },
  {
    slug: 'main-stage-boxing',
    title: 'Main Stage Boxing',
    type: 2,
    category: '1003',
    minutes: 30,
    about: 'Live from the Riverside ring, with the bell and the crowd.',
    schedule: rolling(-600, HOURLY),
  },
  {
    slug: 'lunch-hour-strength',
    title: 'Lunch-Break Strength',
    type: 1,
    category: '1008',
    minutes: 30,
    about: 'Half an hour of lifting that leaves time for the sandwich.',
    schedule: rolling(300, HOURLY),
    linkDelaySecond: 8,
  },
  {
    slug: 'slow-flow',
    title: 'Slow Flow with Layla',
    type: 1,
    category: '1009',
    minutes: 30,
    about: 'Everyone breathes at the same time, wherever they are.',
    schedule: rolling(1200, HOURLY),
    mayStartOver: true,
  },
  {
    slug: 'opening-party',
    title: 'Studio Two Opening Party',
    type: 1,
    category: '1004',
    minutes: 30,
    about: 'The new studio opens its doors as soon as its cameras do.',
    schedule: rolling(-90, 1800),
    linkDelaySecond: null,
  },
  {
    slug: 'pilates-premiere',
    title: 'Pilates Masterclass Premiere',
    type: 1,
    category: '1006',
    minutes: 40,
    about: 'Recorded last week. Out soon.',
    schedule: rolling(-420, 2400),
    transcodeStatus: 'in_progress',
  },
  {
    slug: 'wind-down',
    title: 'Evening Wind-Down',
    type: 1,
    category: '1005',
    minutes: 20,
    about: 'Every evening: lights low, long exhales, off to bed.',
    schedule: { type: 'daily', dailyTime: '21:30:00' },
  },
]

function thisWeek(now: Date): LiveEventPlan[] {
  const at = (day: number, time: string) => weekly(day, time, now)
  return [
    plan('early-birds', 'Early Birds Bootcamp', 1, '1001', 30, 'Outside if it is dry, inside if not.', at(0, '05:45')),
    plan('after-work-ride', 'After-Work Ride', 2, '1002', 45, 'A live ride with shout-outs.', at(0, '16:30')),
    plan('monday-mobility', 'Mobility Before Breakfast', 1, '1007', 15, 'Oil for the joints.', at(1, '06:30')),
    plan('salsa-social', 'Salsa Social', 2, '1004', 45, 'Live band, simple steps.', at(1, '16:15')),
    plan('bag-night', 'Boxing Night', 1, '1003', 30, 'Eight rounds together.', at(2, '15:30')),
    plan('deep-core', 'Deep Core Pilates', 1, '1006', 40, 'Small moves, big effort.', at(3, '11:00')),
    plan('climb-club', 'Climb Club: The Long Ride', 2, '1002', 60, 'Once a week we go up and stay up.', at(3, '16:00')),
    plan('friday-tabata', 'Tabata & Stretch', 1, '1001', 20, 'The week ends here.', at(4, '15:45')),
    plan('family-dance', 'Open-House Dance Party', 2, '1004', 30, 'Bring everyone who can walk.', at(5, '09:30')),
    plan('barbell-school', 'Barbell School', 1, '1008', 45, 'Questions welcome in the chat.', at(5, '13:00')),
    plan('sunday-yin', 'Slow Yoga by Candlelight', 1, '1009', 50, 'Blankets, blocks and quiet.', at(6, '16:20')),
  ]
}

function plan(
  slug: string,
  title: string,
  type: 1 | 2,
  category: LiveEventPlan['category'],
  minutes: number,
  about: string,
  schedule: LiveEventPlan['schedule'],
): LiveEventPlan {
  return { slug, title, type, category, minutes, about, schedule }
}
