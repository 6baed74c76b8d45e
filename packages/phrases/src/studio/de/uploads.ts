import type { uploads as english } from '../en-gb/uploads.ts'

export const uploads: Record<keyof typeof english, string> = {
  upload: 'Videos hochladen',
  chooseVideo: 'Video auswählen',
  files: 'Videodateien',
  firstTitle: 'Dein erster Kurs',
  firstText:
    'Lege deine Videos hier ab, oder wähle sie aus. Aus jedem wird ein Entwurf, den du schon während des Hochladens ausfüllen kannst.',
  title: 'Hochladen',
  left_one: 'Noch {{count}} Datei',
  left_other: 'Noch {{count}} Dateien',
  allSent: 'Alle Videos sind hochgeladen',
  hide: 'Liste ausblenden',
  show: 'Liste einblenden',
  waiting: 'Wartet, bis es an der Reihe ist',
  sending: '{{sent}} von {{all}} · {{percent}} %',
  timeLeft: 'noch {{minutes}} Min.',
  paused: 'Angehalten bei {{percent}} %',
  sent: 'Hochgeladen. Es wird vorbereitet.',
  failed: 'Das Hochladen ist fehlgeschlagen. Prüfe dein Netz und versuche es noch einmal.',
  moveUp: '{{file}} früher hochladen',
  pause: '{{file}} anhalten',
  resume: '{{file}} fortsetzen',
  cancel: '{{file}} abbrechen',
  dismiss: '{{file}} aus der Liste nehmen',
  video: 'Video',
  dropText: 'Lege eines hier ab, oder wähle eines aus.',
}
