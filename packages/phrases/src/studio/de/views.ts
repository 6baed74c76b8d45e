import type { views as english } from '../en-gb/views.ts'

export const views: Record<keyof typeof english, string> = {
  title: 'Ansichten',
  text: 'Eine Ansicht merkt sich Filter, Reihenfolge und Spalten dieser Liste unter einem Namen, für alle im Team.',
  name: 'Name',
  nameMissing: 'Gib einen Namen ein.',
  save: 'Diese Ansicht speichern',
  saved: 'Die Ansicht „{{name}}“ ist gespeichert',
  remove: 'Entfernen',
  removeNamed: 'Ansicht „{{name}}“ entfernen',
}
