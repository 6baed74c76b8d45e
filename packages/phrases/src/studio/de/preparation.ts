import type { preparation as english } from '../en-gb/preparation.ts'

export const preparation: Record<keyof typeof english, string> = {
  stepProbe: 'Datei ansehen',
  stepRemux: 'Auf Sendung bringen',
  stepLow: 'Qualität für langsame Leitungen',
  stepPosters: 'Bilder',
  stepStoryboard: 'Vorschaubilder',
  stepSound: 'Ton angleichen',
  stepLadder: 'Alle Qualitäten',
  stepTrailer: 'Trailer',
  warnsPortrait: 'Hochkant gefilmt: Auf einem Laptop ist es schmal.',
  warnsNoSound: 'Es gibt keinen Ton.',
  warnsSilent: 'Der Ton ist stumm.',
  warnsQuiet: 'Der Ton ist leise. Er wird angehoben, so weit es geht.',
  warnsClipping: 'Der Ton ist übersteuert.',
  warnsBlackStart: 'Es beginnt mit einem schwarzen Bild.',
  warnsFrozenStart: 'Es beginnt mit einem stehenden Bild.',
  warnsHdr: 'In HDR gefilmt: Die Farben werden in den Standardbereich gebracht.',
  warnsVariableFrameRate: 'Die Bildrate schwankt. Sie wird ausgeglichen.',
  warnsSeveralPictures: 'Die Datei hat mehrere Bildspuren. Prüfe, ob die richtige zu sehen ist.',
  warnsSeveralSounds: 'Die Datei hat mehrere Tonspuren. Prüfe, ob die richtige zu hören ist.',
  warnsJoined: 'In dieser Datei wurden mehrere Aufnahmen zusammengefügt. Sieh dir die Übergänge an.',
  warnsIncomplete:
    'Ein Teil dieser Datei ließ sich nicht verwenden. Sieh dir das Video bis zum Ende an, bevor du es veröffentlichst.',
}
