export const landing = {
  tagline: 'Your club, wherever you move',
  description: 'Live and on-demand classes from coaches you know. Pick a time, pick a feeling, press play.',
  explore: 'Explore',
  gridTitle: 'Made to move with you',
  gridText: 'Ten minutes or an hour, with a barbell or with nothing at all. Start where you are.',
  categoriesTitle: 'Find your way to move',
  categoriesFailed: 'The categories could not be loaded',
  membersTitle: 'Members, come on in',
  membersText: 'Your membership includes over 1,000 on-demand classes and live sessions every day.',
  getAccess: 'Get Access',
} as const
