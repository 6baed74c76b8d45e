import { channelsNamed } from '../channel-plans.ts'
import { clubs } from '../clubs.ts'
import { activityOf, favouriteTags } from '../member-history.ts'
import { member } from '../member-seed.ts'
import { membershipProduct } from '../products.ts'
import { paidSubscription } from '../subscription-seed.ts'
import type { TenantPlan } from '../tenant-seed.ts'
import { ownMembership } from '../tenant-settings.ts'
import { tempoConfig, tempoLogo } from './tempo-brand.ts'
import { tempoLiveEvents, tempoTranscodes } from './tempo-events.ts'
import { tempoWords } from './tempo-words.ts'

const product = membershipProduct(tempoConfig, 'eur', { monthly: 1290, quarterly: 3290, annually: 9990 }, 0)

export function tempo(now: Date): TenantPlan {
  return {
    config: tempoConfig,
    settings: ownMembership('tempo'),
    logoSvg: tempoLogo,
    words: tempoWords,
    catalogue: {
      count: 90,
      categories: ['1003', '1002', '1001', '1010', '1004', '1008'],
      mainLanguage: 'German',
      mainLanguageShare: 0.65,
      otherLanguages: ['English', 'Turkish', 'Polish', 'Swiss German'],
      recent: 12,
      today: 2,
    },
    topLabels: ['Power', 'Fat burning', 'Tabata', 'Endurance', 'Circuit'],
    channels: channelsNamed(['fight-house', 'saddle-club', 'first-steps', 'the-platform'], 0.4),
    collections: 6,
    clubs: clubs('tempo', [
      ['Tempo Kreuzberg', 'Kreuzberg'],
      ['Tempo Speicher', 'Speicher'],
      ['Tempo Halle 9', 'Halle 9'],
    ]),
    events: { live: tempoLiveEvents(now), onDemand: { count: 24, transcodes: tempoTranscodes } },
    products: [product],
    codes: [],
    consentSpelling: { terms: 'TNC', marketing: 'mktg' },
    members: (club) => [
      member('tempo', 'active', ['Lena', 'Brandt'], now, {
        subscription: paidSubscription(product, 'Monthly', { since: 8, left: 22 }, now),
        favourites: favouriteTags(club, 6),
        activity: activityOf(club, [9, 8, 7, 10], now),
      }),
    ],
  }
}
