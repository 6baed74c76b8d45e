import type { clubFile as english } from '../en-gb/club-file.ts'

export const clubFile: Record<keyof typeof english, string> = {
  title: 'Club mitnehmen',
  lead: 'Der ganze Club in einer Datei, um mit ihm zu einer anderen Installation zu ziehen.',
  contents:
    'Die Datei enthält Einstellungen, Kurse, Programm, Mitglieder mit ihrem Fortschritt, Tarife, Team und Verlauf. Bewahre sie sicher auf: Sie enthält die Daten deiner Mitglieder.',
  leftOut:
    'Geheimnisse fehlen und werden am neuen Ort neu eingegeben: Zahlungsschlüssel, die Geheimnisse von Single Sign-on und Webhooks und Streamschlüssel. Das Team vergibt neue Passwörter.',
  importing: 'Wer die andere Installation betreibt, importiert die Datei.',
  withMedia: 'Mit Videos und Bildern',
  withMediaText: 'Ohne sie ist die Datei klein, und am neuen Ort fehlen die Videos.',
  start: 'Club exportieren',
  again: 'Erneut exportieren',
  none: 'Noch nicht exportiert',
  noneText: 'Der Export läuft im Hintergrund; du kannst diese Seite verlassen.',
  running: 'Der Club wird exportiert',
  runningText: 'Begonnen {{when}} von {{name}}.',
  ready: 'Die Datei ist fertig',
  readyText: '{{size}}, exportiert {{when}} von {{name}}. Sie wird am {{until}} gelöscht.',
  failed: 'Der Export wurde nicht fertig',
  failedText:
    'Begonnen {{when}} von {{name}}. Versuche es noch einmal; scheitert es wieder, fehlt dem Server vielleicht Speicherplatz.',
  download: 'Herunterladen',
  alreadyRunning: 'Der Club wird bereits exportiert.',
  recorded: 'hat den ganzen Club als Datei exportiert',
}
