export const members = {
  title: 'Members',
  total_one: '{{count}} member',
  total_other: '{{count}} members',
  nobodyLately: 'Nobody joined in the last 7 days',
  lately_one: '{{count}} joined in the last 7 days',
  lately_other: '{{count}} joined in the last 7 days',
  newest: 'Newest members',
  joined: 'Joined {{date}}',
  empty: 'No members yet',
  emptyText: 'People join on your sign-up page. Share its address:',
  emptyTextClosed:
    'The sign-up page is switched off. People become members when they first sign in, for example with single sign-on.',
  copyAddress: 'Copy the address of the sign-up page',
} as const
