export const favourites = {
  title: 'Favourites',
  empty: 'No favourite classes',
  emptyHint: 'Tap the heart on a class to keep it here.',
  failed: 'Your favourites could not be changed',
  removed: 'Removed from favourites',
  browse: 'Browse classes',
  loadFailed: 'Your favourites could not be loaded',
} as const
