import type { home as english } from '../en-gb/home.ts'

export const home: Record<keyof typeof english, string> = {
  greeting: 'Hallo, {{name}}',
  lead: 'Das ist das Studio von {{club}}.',
  unfinished_one: '{{count}} Video braucht dich',
  unfinished_other: '{{count}} Videos brauchen dich',
  allUnfinished: 'Alle {{count}} zeigen',
  waiting_one: '{{count}} Kurs wartet auf dich',
  waiting_other: '{{count}} Kurse warten auf dich',
  waitingFor: '{{name}} bittet seit {{time}} um Veröffentlichung',
  classesText: 'Videos hochladen, ausfüllen, was Mitglieder lesen, und auf Sendung bringen.',
  peopleText: 'Wer hier arbeitet, und in welcher Rolle.',
  storageText: 'Wie viel Platz deine Videos brauchen, und was sich freigeben lässt.',
  accountText: 'Passwort, zweiter Faktor, Passkeys, Sprache.',
  siteText: 'Der Club, wie ihn die Mitglieder sehen.',
}
