import type { preview as english } from '../en-gb/preview.ts'

export const preview: Record<keyof typeof english, string> = {
  title: 'Vorschau',
  lead: 'Die App der Mitglieder mit diesem Entwurf. Nur du siehst sie, und nichts, was du hier tust, ändert etwas.',
  as: 'Gesehen als',
  visitor: 'Besuch, nicht angemeldet',
  trial: 'Mitglied in der Testzeit',
  paying: 'Zahlendes Mitglied',
  lapsed: 'Ehemaliges Mitglied',
  device: 'Gerät',
  phone: 'Telefon',
  tablet: 'Tablet',
  desktop: 'Desktop',
  tv: 'Fernseher',
  language: 'Sprache',
  at: 'Zeitpunkt',
  frame: 'Die App der Mitglieder',
  open: 'In neuem Tab öffnen',
  until: 'Der Link gilt bis {{time}}.',
  expired: 'Diese Vorschau ist abgelaufen. Öffne sie noch einmal im Studio.',
}
