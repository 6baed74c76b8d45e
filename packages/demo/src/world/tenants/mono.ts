import { clubs } from '../clubs.ts'
import { activityOf, favouriteTags } from '../member-history.ts'
import { member } from '../member-seed.ts'
import { membershipProduct } from '../products.ts'
import { paidSubscription } from '../subscription-seed.ts'
import type { TenantPlan } from '../tenant-seed.ts'
import { ownMembership } from '../tenant-settings.ts'
import { monoConfig, monoLogo } from './mono-brand.ts'
import { monoWords } from './mono-words.ts'

const product = membershipProduct(monoConfig, 'aed', { monthly: 4900, quarterly: 12900, annually: 39900 }, 0)

export function mono(now: Date): TenantPlan {
  return {
    config: monoConfig,
    settings: ownMembership('mono'),
    logoSvg: monoLogo,
    words: monoWords,
    catalogue: {
      count: 60,
      categories: ['1009'],
      mainLanguage: 'Arabic',
      mainLanguageShare: 0.5,
      otherLanguages: ['English', 'Hebrew', 'French'],
      recent: 10,
      today: 1,
    },
    topLabels: ['Mobility', 'Low impact', 'Posture', 'Recovery', 'Toning'],
    channels: [],
    collections: 0,
    clubs: clubs('mono', [
      ['Mono Yoga Corniche', 'the Corniche'],
      ['Mono Yoga Old Souk', 'the Old Souk'],
      ['Mono Yoga Garden', 'the Garden'],
    ]),
    events: { live: [], onDemand: { count: 24 } },
    products: [product],
    codes: [],
    consentSpelling: { terms: 'tnc', marketing: 'Marketing' },
    members: (club) => [
      member('mono', 'active', ['Salma', 'Haddad'], now, {
        subscription: paidSubscription(product, 'Annually', { since: 75, left: 290 }, now),
        favourites: favouriteTags(club, 4),
        activity: activityOf(club, [8, 7], now),
      }),
    ],
  }
}
