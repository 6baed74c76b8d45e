export const activity = {
  title: 'My activity',
  empty: 'No recent activity',
  emptyHint: 'Classes you finish show up here.',
  today: 'Today',
  failed: 'Your activity could not be loaded',
  minutesDone: '{{minutes}} min done',
  findClass: 'Find a class',
  thisWeek: 'This week',
  weeksInARow: 'Weeks in a row',
  byType: 'By type',
  classes: 'Classes',
  minutes: 'Minutes',
} as const
