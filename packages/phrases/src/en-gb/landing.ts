export const landing = {
  tagline: 'Your club, wherever you move',
  description: 'Live and on-demand classes with your club’s coaches. From five minutes to an hour.',
  explore: 'Explore',
  gridTitle: 'Ten minutes or an hour',
  gridText: 'With a barbell or with nothing at all. Start where you are.',
  categoriesTitle: 'What do you feel like today?',
  categoriesFailed: 'The categories could not be loaded',
  membersTitle: 'Already a member? Everything’s included.',
  membersText: 'Your membership includes over 1,000 on-demand classes and live sessions every day.',
  getAccess: 'Get Access',
} as const
