/** What needs somebody today, on the studio's first page. */
export const attention = {
  title: 'Needs attention',
  live: 'Live today: {{name}}',
  liveAt: '{{from}} to {{until}}',
  openLive: 'Open {{name}}',
  cards_one: '{{count}} card was declined',
  cards_other: '{{count}} cards were declined',
  cardsText: 'These memberships end unless a later charge succeeds.',
  seeCards: 'See failing cards',
  trials_one: '{{count}} trial ends this week',
  trials_other: '{{count}} trials end this week',
  trialsText: 'A good moment to say hello.',
  seeTrials: 'See trials',
  drafts_one: '{{count}} draft has been untouched for two weeks',
  drafts_other: '{{count}} drafts have been untouched for two weeks',
  draftsText: 'Publish what is ready, and delete what nobody needs.',
  seeDrafts: 'See drafts',
} as const
