import type { home as english } from '../en-gb/home.ts'

export const home: Record<keyof typeof english, string> = {
  greeting: 'Hallo, {{name}}',
  lead: 'Das ist das Studio von {{club}}.',
  peopleText: 'Wer hier arbeitet, und in welcher Rolle.',
  historyText: 'Wer was wann geändert hat, mit dem Stand davor.',
  accountText: 'Passwort, zweiter Faktor, Passkeys, Sprache.',
  siteText: 'Der Club, wie ihn die Mitglieder sehen.',
}
