export const keywords = [
  'Circuit',
  'Endurance',
  'Fat burning',
  'Functional',
  'Interval training',
  'Kids',
  'Low impact',
  'Mobility',
  'Posture',
  'Power',
  'Recovery',
  'Senior',
  'Tabata',
  'Toning',
] as const

export type Keyword = (typeof keywords)[number]
