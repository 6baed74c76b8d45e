import { channelsNamed } from '../channel-plans.ts'
import { clubs } from '../clubs.ts'
import { harbourCodes } from '../codes.ts'
import { daysFrom } from '../day-clock.ts'
import { rolling, weekly } from '../event-schedule.ts'
import type { LiveEventPlan } from '../events.ts'
import { activityOf, favouriteTags } from '../member-history.ts'
import { member } from '../member-seed.ts'
import type { TenantPlan } from '../tenant-seed.ts'
import { ownMembership } from '../tenant-settings.ts'
import { harbourConfig, harbourLogo } from './harbour-brand.ts'
import { harbourWords } from './harbour-words.ts'

export function harbour(now: Date): TenantPlan {
  const free = (since: number, endsAt: string | null) =>
    ({ kind: 'freeaccess', code: 'HARBOUR', startedAt: daysFrom(now, -since), endsAt }) as const
  return {
    config: harbourConfig,
    settings: ownMembership('harbour'),
    logoSvg: harbourLogo,
    words: harbourWords,
    catalogue: {
      count: 120,
      categories: ['1005', '1006', '1007', '1009', '1004', '1010'],
      mainLanguage: 'English',
      mainLanguageShare: 0.75,
      otherLanguages: ['Thai', 'Welsh', 'French'],
      recent: 12,
      today: 2,
    },
    topLabels: ['Low impact', 'Recovery', 'Senior', 'Posture', 'Mobility'],
    channels: channelsNamed(['quick-wins', 'slow-studio', 'strong-for-life', 'lakeside-retreat'], 0.4),
    collections: 6,
    clubs: clubs('harbour', [
      ['Harbour Health Quayside', 'Quayside'],
      ['Harbour Health Lighthouse', 'the Lighthouse'],
    ]),
    events: { live: liveEvents(now), onDemand: { count: 8 } },
    products: [],
    codes: harbourCodes(now),
    consentSpelling: { terms: 'tnc', marketing: 'Marketing' },
    members: (club) => [
      member('harbour', 'code', ['Ruth', 'Pemberton'], now, {
        subscription: free(28, daysFrom(now, 62)),
        favourites: favouriteTags(club, 5),
        activity: activityOf(club, [7, 10, 8], now),
      }),
      member('harbour', 'open', ['Somchai', 'Rattana'], now, { subscription: free(120, null) }),
      member('harbour', 'expired', ['Alan', 'Whitby'], now, { subscription: free(97, daysFrom(now, -7)) }),
    ],
  }
}

function liveEvents(now: Date): LiveEventPlan[] {
  return [
    {
      slug: 'quayside-qigong',
      title: 'Quayside Qigong',
      type: 1,
      category: '1005',
      minutes: 30,
      about: 'On the jetty, with gulls.',
      schedule: rolling(-420, 2400),
    },
    {
      slug: 'back-clinic',
      title: 'Back Care Clinic',
      type: 1,
      category: '1006',
      minutes: 30,
      about: 'Bring your stiff back and your questions.',
      schedule: rolling(780, 2400),
    },
    {
      slug: 'tea-dance',
      title: 'Tea Dance',
      type: 2,
      category: '1004',
      minutes: 40,
      about: 'Old songs and gentle steps.',
      schedule: weekly(2, '14:00', now),
    },
    {
      slug: 'harbour-yin',
      title: 'Low-Tide Slow Flow',
      type: 1,
      category: '1009',
      minutes: 45,
      about: 'Slow shapes to the sound of water.',
      schedule: weekly(4, '16:00', now),
    },
  ]
}
