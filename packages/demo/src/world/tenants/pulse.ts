import { allCategoryIds } from '../categories/category-recipes.ts'
import { channelPlans } from '../channel-plans.ts'
import { clubs } from '../clubs.ts'
import { pulseCodes } from '../codes.ts'
import { membershipProduct } from '../products.ts'
import { pulseMembers } from '../pulse-members.ts'
import type { TenantPlan } from '../tenant-seed.ts'
import { ownMembership } from '../tenant-settings.ts'
import { pulseConfig, pulseLogo } from './pulse-brand.ts'
import { pulseLiveEvents } from './pulse-events.ts'
import { pulseWords } from './pulse-words.ts'

const product = membershipProduct(pulseConfig, 'gbp', { monthly: 999, quarterly: 2499, annually: 7999 }, 14)

export function pulse(now: Date): TenantPlan {
  return {
    config: pulseConfig,
    settings: ownMembership('pulse'),
    logoSvg: pulseLogo,
    words: pulseWords,
    catalogue: {
      count: 1200,
      categories: allCategoryIds,
      mainLanguage: 'English',
      mainLanguageShare: 0.6,
      otherLanguages: null,
      recent: 40,
      today: 5,
    },
    topLabels: ['Interval training', 'Low impact', 'Fat burning', 'Mobility', 'Power'],
    channels: channelPlans,
    collections: 9,
    clubs: clubs('pulse', [
      ['Pulse Riverside', 'Riverside'],
      ['Pulse Old Mill', 'Old Mill'],
      ['Iron Works Gym', 'Iron Works'],
    ]),
    events: { live: pulseLiveEvents(now), onDemand: { count: 27 } },
    products: [product],
    codes: pulseCodes,
    consentSpelling: { terms: 'tnc', marketing: 'Marketing' },
    members: (club) => pulseMembers(club, product, now),
  }
}
