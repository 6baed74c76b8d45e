import type { publishing as english } from '../en-gb/publishing.ts'

export const publishing: Record<keyof typeof english, string> = {
  refusedFirst: 'Korrigiere zuerst, was sich nicht speichern lässt. Es ist auf dieser Seite markiert.',
  conflictFirst: 'Jemand anders hat dasselbe Feld geändert. Wähle zuerst, welcher Wert bleibt.',
}
