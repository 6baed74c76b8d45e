export const landing = {
  tagline: 'Your club, wherever you move',
  description: 'Classes with your club’s coaches, whenever it suits you.',
  explore: 'Explore',
  gridTitle: 'Ten minutes or an hour',
  gridText: 'With a barbell or with nothing at all. Start where you are.',
  categoriesTitle: 'What do you feel like today?',
  categoriesFailed: 'The categories could not be loaded',
  startFree: 'Start free for {{days}} days',
  priceFrom: 'From {{price}} a month',
  membersTitle: 'Already a member? Everything’s included.',
  membersText: 'Your membership includes every class you find here.',
  getAccess: 'Get Access',
} as const
