export const activity = {
  title: 'My activity',
  empty: 'No recent activity',
  emptyHint: 'Classes you finish show up here.',
  today: 'Today',
  kindClass: 'Class',
  kindConnect: 'Connect',
  kindLive: 'Live',
  kindChannel: 'Channel',
  failed: 'Your activity could not be loaded',
  minutesDone: '{{minutes}} min done',
  findClass: 'Find a class',
  minutes: 'Minutes',
} as const
