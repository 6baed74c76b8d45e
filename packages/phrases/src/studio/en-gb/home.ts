export const home = {
  greeting: 'Hello, {{name}}',
  lead: 'This is the studio of {{club}}.',
  unfinished_one: '{{count}} video needs you',
  unfinished_other: '{{count}} videos need you',
  allUnfinished: 'Show all {{count}}',
  classesText: 'Upload videos, fill in what members read, and put them on air.',
  peopleText: 'Who works here, and in which role.',
  storageText: 'What your videos take on the server, and what can be freed.',
  historyText: 'Who changed what, and when, with what was there before.',
  accountText: 'Password, second factor, passkeys, language.',
  siteText: 'The club as its members see it.',
} as const
