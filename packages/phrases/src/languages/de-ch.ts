import type { Phrases } from '../phrase-key.ts'
import { de } from './de.ts'

/** German as it is written in Switzerland: no ß, and a few words of its own. */
export const deCh: Phrases = {
  ...de,
  'common.close': 'Schliessen',
  'search.closeFilter': 'Filter schliessen',
  'player.close': 'Player schliessen',
  'moves.sun-salute': 'Sonnengruss',
  'moves.rope-skip': 'Seilhüpfen',
  'moveCues.arm-circles': 'Grosse, lässige Kreise; lass die Schulterblätter gleiten.',
  'moveCues.mountain-breath': 'Füsse fest; Arme heben beim Einatmen, senken beim Ausatmen.',
  'moveCues.jumping-jack': 'Lande weich auf den Fussballen, die Arme ganz nach oben.',
  'moveCues.bootcamp-stretch': 'Ferse ans Gesäss, Knie zusammen, der Scheitel zieht nach oben.',
  'moveCues.standing-climb': 'Raus aus dem Sattel: Hüfte nach hinten, lass das Velo unter dir pendeln.',
  'moveCues.sprint': 'Alles, was du hast: schnelle Füsse, ruhiger Oberkörper.',
  'moveCues.hook': 'Ellbogen auf Schulterhöhe, Schwung aus der Hüfte, der Fuss dreht mit.',
  'moveCues.front-kick': 'Erst das Knie hoch, dann durch die Ferse stossen und kontrolliert absetzen.',
  'moveCues.boxer-bounce': 'Bleib auf den Fussballen, Hände hoch, Schultern locker.',
  'moveCues.step-touch': 'Mach grosse Schritte, die Hüfte geht mit, klatsch dazu.',
  'moveCues.pelvic-curl': 'Lass ein Knie nach oben schweben und setz den Fuss lautlos wieder ab.',
  'moveCues.side-bend': 'Erst nach oben strecken, dann zur Seite; beide Füsse bleiben schwer.',
  'moveCues.child-pose': 'Gesäss zu den Fersen, Arme lang, atme in den Rücken.',
  'moveCues.dumbbell-lunge': 'Grosser Schritt nach hinten, gerade nach unten, durch die vordere Ferse wieder hoch.',
  'moveCues.tree': 'Fuss in den Schenkel, Schenkel in den Fuss; wachs durch den Scheitel.',
  'moveCues.high-knees': 'Knie auf Hüfthöhe, schnelle Füsse, Brust aufrecht.',
  'moveCues.butt-kicks': 'Fersen ans Gesäss, Knie zeigen nach unten, leicht auf dem Boden.',
  'subscription.codeApplied': '{{percent}}% Rabatt',
  'subscription.discountUntil': '{{percent}}% Rabatt bis {{date}}',
  'subscription.saving': '{{percent}}% sparen',
  'catalogue.category1002': 'Velofahren',
  'catalogue.focusGlutes': 'Gesäss',
  'catalogue.intensityVeryVeryHard': 'äusserst anstrengend',
  'catalogue.equipmentBike': 'Velo',
  'catalogue.equipmentTowel': 'Frottiertuch',
  'catalogue.categoryText1009':
    'Fliessen, halten, atmen, ruhen. Richtungen von Mysore bis modern, unterrichtet von Menschen, die sie selbst üben.',
}
