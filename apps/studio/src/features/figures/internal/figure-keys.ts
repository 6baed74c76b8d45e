import type { FigureName, FigurePeriod, FigureSeries } from '@upbeat/contract/studio/entities/figure'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'

export const periodKeys = {
  '7d': { name: 'figures.period7d', more: 'figures.more7d', fewer: 'figures.fewer7d', same: 'figures.same7d' },
  '30d': { name: 'figures.period30d', more: 'figures.more30d', fewer: 'figures.fewer30d', same: 'figures.same30d' },
  '90d': { name: 'figures.period90d', more: 'figures.more90d', fewer: 'figures.fewer90d', same: 'figures.same90d' },
  '12m': { name: 'figures.period12m', more: 'figures.more12m', fewer: 'figures.fewer12m', same: 'figures.same12m' },
} as const satisfies Record<FigurePeriod, Record<'name' | 'more' | 'fewer' | 'same', StudioPhraseKey>>

export const definitionKeys = {
  activeMembers: 'figures.activeMembersMeans',
  minutes: 'figures.minutesMeans',
  trials: 'figures.trialsMeans',
  subscriptions: 'figures.subscriptionsMeans',
  churn: 'figures.churnMeans',
  mrr: 'figures.mrrMeans',
  members: 'figures.membersMeans',
} as const satisfies Record<FigureName, StudioPhraseKey>

export const seriesKeys = {
  activeMembers: 'figures.activeMembers',
  minutes: 'figures.minutes',
  trials: 'figures.trials',
  subscriptions: 'figures.subscriptions',
  churn: 'figures.churn',
  mrr: 'figures.mrr',
  members: 'figures.members',
  trialsConverted: 'figures.trialsConverted',
  trialsExpired: 'figures.trialsExpired',
  subscriptionsEnded: 'figures.subscriptionsEnded',
} as const satisfies Record<FigureSeries, StudioPhraseKey>
