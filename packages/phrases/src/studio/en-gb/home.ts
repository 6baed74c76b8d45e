export const home = {
  greeting: 'Hello, {{name}}',
  lead: 'This is the studio of {{club}}.',
  unfinished_one: '{{count}} video needs you',
  unfinished_other: '{{count}} videos need you',
  allUnfinished: 'Show all {{count}}',
  waiting_one: '{{count}} class waits for you',
  waiting_other: '{{count}} classes wait for you',
  waitingFor: '{{name}} asks for it to be published, since {{time}}',
} as const
