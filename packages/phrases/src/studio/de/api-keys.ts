import type { apiKeys as english } from '../en-gb/api-keys.ts'

export const apiKeys: Record<keyof typeof english, string> = {
  lead: 'Damit laden Programme Videos hoch, ohne dass sich jemand anmeldet. Aus jedem Video wird ein Entwurf.',
  empty: 'Keine API-Schlüssel',
  emptyText: 'Lege für jedes Programm einen an, damit sich jedes einzeln abschalten lässt.',
  create: 'Schlüssel anlegen',
  createText: 'Der Schlüssel erlaubt das Hochladen von Videos und sonst nichts.',
  name: 'Wofür er ist',
  nameProblem: 'Gib dem Schlüssel einen Namen mit höchstens 80 Zeichen.',
  key: 'Dein Schlüssel',
  shownOnce: 'Kopiere den Schlüssel jetzt: Er wird nur dieses eine Mal angezeigt.',
  copy: 'Kopieren',
  copied: 'Der Schlüssel ist kopiert',
  done: 'Fertig',
  created: 'angelegt von {{who}} am {{when}}',
  used: 'zuletzt benutzt {{when}}',
  neverUsed: 'nie benutzt',
  revoke: 'Widerrufen',
  revokeOf: 'Widerrufen: {{name}}',
  revokeText: 'Programme mit diesem Schlüssel werden ab sofort abgewiesen. Das lässt sich nicht rückgängig machen.',
  revoked: 'Der Schlüssel ist widerrufen',
}
