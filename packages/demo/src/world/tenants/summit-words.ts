import type { ClubWords } from '../club-words.ts'

/** The club's own texts. */
export const summitWords: ClubWords = {
  'en-gb': {
    'landing.tagline': 'Train for the view',
    'landing.description': 'Strength, stamina and balance for the mountains. Every class takes you a little higher.',
  },
  'en-us': {
    'landing.tagline': 'Train for the view',
    'landing.description': 'Strength, stamina and balance for the mountains. Every class takes you a little higher.',
  },
  de: {
    'landing.tagline': 'Trainiere für die Aussicht',
    'landing.description': 'Kraft, Ausdauer und Gleichgewicht für die Berge. Jeder Kurs bringt dich ein Stück höher.',
  },
  'de-ch': {
    'landing.tagline': 'Trainiere für die Aussicht',
    'landing.description': 'Kraft, Ausdauer und Gleichgewicht für die Berge. Jeder Kurs bringt dich ein Stück höher.',
  },
  fr: {
    'landing.tagline': 'Gagne la vue',
    'landing.description': 'Force, endurance et équilibre pour la montagne. Chaque cours te mène un peu plus haut.',
  },
  'fr-ch': {
    'landing.tagline': 'Gagne la vue',
    'landing.description': 'Force, endurance et équilibre pour la montagne. Chaque cours te mène un peu plus haut.',
  },
  it: {
    'landing.tagline': 'Allenati per la vista',
    'landing.description': 'Forza, resistenza ed equilibrio per la montagna. Ogni lezione ti porta un po’ più in alto.',
  },
  'it-ch': {
    'landing.tagline': 'Allenati per la vista',
    'landing.description': 'Forza, resistenza ed equilibrio per la montagna. Ogni lezione ti porta un po’ più in alto.',
  },
  no: {
    'landing.tagline': 'Tren for utsikten',
    'landing.description': 'Styrke, utholdenhet og balanse for fjellet. Hver time tar deg litt høyere.',
  },
  sv: {
    'landing.tagline': 'Träna för utsikten',
    'landing.description': 'Styrka, uthållighet och balans för fjällen. Varje pass tar dig lite högre.',
  },
  fi: {
    'landing.tagline': 'Treenaa maisemia varten',
    'landing.description': 'Voimaa, kestävyyttä ja tasapainoa vuorille. Jokainen tunti vie sinut hieman ylemmäs.',
  },
  th: {
    'landing.tagline': 'ฝึกเพื่อวิวบนยอดเขา',
    'landing.description': 'ความแข็งแรง ความอึด และการทรงตัวสำหรับภูเขา ทุกคลาสพาคุณสูงขึ้นอีกนิด',
  },
}
