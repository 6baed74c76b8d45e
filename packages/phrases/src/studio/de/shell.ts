import type { shell as english } from '../en-gb/shell.ts'

export const shell: Record<keyof typeof english, string> = {
  skip: 'Zum Inhalt springen',
  notFound: 'Diese Seite gibt es nicht',
  notFoundText: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite wurde verschoben.',
  toHome: 'Zur Startseite',
}
