export const channels = {
  title: 'Channels',
  intro: 'Every coach and studio has a channel.',
  empty: 'No channels yet',
  emptyHint: 'There are plenty of classes to choose from meanwhile.',
  emptyChannel: 'New classes arrive here first.',
  allChannels: 'All channels',
  allClasses: 'All classes',
  classes: 'Classes in this channel',
  failed: 'The channels could not be loaded',
  failedOne: 'The channel could not be loaded',
  loading: 'Loading channels',
  loadingOne: 'Loading the channel',
} as const
