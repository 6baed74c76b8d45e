export const home = {
  greeting: 'Hello, {{name}}',
  lead: 'This is the studio of {{club}}.',
  peopleText: 'Who works here, and in which role.',
  accountText: 'Password, second factor, passkeys, language.',
  siteText: 'The club as its members see it.',
} as const
