import type { settings as english } from '../en-gb/settings.ts'

export const settings: Record<keyof typeof english, string> = {
  title: 'Einstellungen',
  lead: 'Wie dein Club für seine Mitglieder funktioniert.',
  embedding: 'In deiner eigenen Website',
  embeddingText: 'Zeige deine Kurse auf einer Seite deiner eigenen Website, und bestimme, welche Websites das dürfen.',
  snippet: 'Kurse in eine Seite einfügen',
  snippetText: 'Füge diese Zeilen in deine Website ein, an der Stelle, an der die Kurse erscheinen sollen.',
  snippetLines: 'Zeilen zum Einfügen',
  copySnippet: 'Kopieren',
  snippetCopied: 'Kopiert',
}
