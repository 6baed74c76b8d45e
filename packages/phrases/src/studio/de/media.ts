import type { media as english } from '../en-gb/media.ts'

export const media: Record<keyof typeof english, string> = {
  savesItself: 'Änderungen werden von selbst gespeichert.',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert. Ist der Kurs auf Sendung, sehen Mitglieder es in wenigen Sekunden.',
  invalid: 'Noch nicht gespeichert: Korrigiere, was unten markiert ist.',
  notSaved: 'Noch nicht gespeichert.',
  conflict:
    'Jemand anderes hat dies geändert, während du es bearbeitet hast. Deine Eingaben sind noch da. Wähle, was bleibt.',
  conflictStays: 'Wähle zuerst: Bis dahin bleiben deine Eingaben nur in diesem Browser.',
  keepYours: 'Deine behalten',
  takeTheirs: 'Die anderen übernehmen',
  player: 'Der Kurs',
  playerFailed: 'Das Video konnte nicht abgespielt werden. Lade die Seite neu, um es noch einmal zu versuchen.',
  noVideo: 'Hier kannst du den Kurs ansehen, sobald sein Video abspielbar ist.',
  readyMade:
    'Hier läuft ein fertiges Video. Ersetze es durch dein eigenes, um Standbilder zu wählen, einen Trailer zu schneiden und Übungen zu markieren.',
  backToClass: 'Zurück zum Kurs',
  pictureTrack: 'Bildspur',
  soundTrack: 'Tonspur',
  track: 'Spur {{number}}',
  frameRate: '{{rate}} Bilder/s',
  mono: 'Mono',
  stereo: 'Stereo',
  channels_one: '{{count}} Kanal',
  channels_other: '{{count}} Kanäle',
  chooseTracks: 'Diese Spuren verwenden',
  chooseTracksTitle: 'Andere Spuren dieser Datei verwenden?',
  chooseTracksText:
    'Das Video wird aus der Originaldatei noch einmal vorbereitet. Mitglieder sehen das bisherige, bis das neue bereit ist und du veröffentlichst. Das frühere Video kannst du zurückholen.',
  tracksChosen: 'Das Video wird mit diesen Spuren vorbereitet',
  sourceDeleted: 'Das Original wurde gelöscht: Lade die Datei noch einmal hoch.',
  trackMissing: 'Diese Datei hat keine solche Spur. Lade die Seite neu und wähle noch einmal.',
  timeProblem: 'Schreibe die Zeit als Minuten und Sekunden, zum Beispiel 1:30.',
}
