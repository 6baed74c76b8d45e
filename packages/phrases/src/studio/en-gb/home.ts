export const home = {
  greeting: 'Hello, {{name}}',
  lead: 'This is the studio of {{club}}.',
  peopleText: 'Who works here, and in which role.',
  historyText: 'Who changed what, and when, with what was there before.',
  accountText: 'Password, second factor, passkeys, language.',
  siteText: 'The club as its members see it.',
} as const
