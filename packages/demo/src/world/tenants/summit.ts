import { allCategoryIds } from '../categories/category-recipes.ts'
import { channelsNamed } from '../channel-plans.ts'
import { clubs } from '../clubs.ts'
import { rolling, weekly } from '../event-schedule.ts'
import type { LiveEventPlan } from '../events.ts'
import { activityOf, favouriteTags } from '../member-history.ts'
import { type MemberSeed, member } from '../member-seed.ts'
import type { TenantPlan } from '../tenant-seed.ts'
import { summitClientId, summitConfig, summitIssuer, summitLogo, summitMembershipUrl } from './summit-brand.ts'
import { type SummitPerson, summitPeople } from './summit-people.ts'
import { summitWords } from './summit-words.ts'

export function summit(now: Date, port: number): TenantPlan {
  const [regular, blocked, unknown] = summitPeople
  return {
    config: summitConfig(port),
    settings: {
      membershipUrl: summitMembershipUrl(port),
      sso: { issuer: summitIssuer(port), audience: summitClientId },
      mailFrom: 'no-reply@summit.example',
    },
    logoSvg: summitLogo,
    words: summitWords,
    catalogue: {
      count: 150,
      categories: allCategoryIds,
      mainLanguage: 'English',
      mainLanguageShare: 0.5,
      otherLanguages: ['German', 'Swiss German', 'French', 'Italian', 'Norwegian', 'Swedish', 'Finnish'],
      recent: 15,
      today: 2,
    },
    topLabels: ['Power', 'Endurance', 'Functional', 'Circuit', 'Mobility'],
    channels: channelsNamed(['the-platform', 'saddle-club', 'no-kit', 'fight-house', 'open-air'], 0.35),
    collections: 7,
    clubs: clubs('summit', [
      ['Summit Base Camp', 'Base Camp'],
      ['Summit North Wall', 'North Wall'],
    ]),
    events: { live: liveEvents(now), onDemand: { count: 6 } },
    products: [],
    codes: [],
    consentSpelling: { terms: 'tnc', marketing: 'mktg' },
    members: (club) => [
      person(regular, now, {
        favourites: favouriteTags(club, 6),
        activity: activityOf(club, [7, 9, 8, 10], now),
      }),
      person(blocked, now),
      person(unknown, now, { consents: [] }),
    ],
  }
}

function person({ mailbox, name, subject, membership }: SummitPerson, now: Date, own: Partial<MemberSeed> = {}) {
  return member('summit', mailbox, name, now, { external: { userId: subject, membership }, ...own })
}

function liveEvents(now: Date): LiveEventPlan[] {
  return [
    {
      slug: 'col-attack',
      title: 'Col Attack Ride',
      type: 1,
      category: '1002',
      minutes: 30,
      about: 'Twenty-one hairpins, one leader board.',
      schedule: rolling(-480, 2400),
    },
    {
      slug: 'wall-session',
      title: 'North Wall Strength',
      type: 1,
      category: '1008',
      minutes: 30,
      about: 'Grip, pull and patience.',
      schedule: rolling(720, 2400),
    },
    {
      slug: 'ski-legs',
      title: 'Ski Legs for Everyone',
      type: 2,
      category: '1001',
      minutes: 40,
      about: 'Live from the training hall, six weeks before the snow.',
      schedule: weekly(1, '15:30', now),
    },
    {
      slug: 'altitude-breath',
      title: 'Breathing at Altitude',
      type: 1,
      category: '1005',
      minutes: 20,
      about: 'Less air, more calm.',
      schedule: weekly(3, '16:00', now),
    },
    {
      slug: 'sunday-long-run',
      title: 'Long Cardio, Easy Pace',
      type: 1,
      category: '1010',
      minutes: 45,
      about: 'Easy pace, good stories.',
      schedule: weekly(6, '08:00', now),
    },
  ]
}
