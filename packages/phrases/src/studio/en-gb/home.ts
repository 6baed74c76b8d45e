export const home = {
  greeting: 'Hello, {{name}}',
  lead: 'This is the studio of {{club}}.',
} as const
