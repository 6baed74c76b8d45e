import type { home as english } from '../en-gb/home.ts'

export const home: Record<keyof typeof english, string> = {
  greeting: 'Hallo, {{name}}',
  lead: 'Das ist das Studio von {{club}}.',
}
