import type { ClubWords } from '../club-words.ts'

/** The club's own texts. */
export const tempoWords: ClubWords = {
  de: {
    'landing.tagline': 'Live ist lauter',
    'landing.description': 'Sei dabei, wenn es losgeht: Live-Kurse aus Kreuzberg, und alle anderen, wann du willst.',
  },
  'en-gb': {
    'landing.tagline': 'Live is louder',
    'landing.description':
      'Be there when it starts: live classes from Kreuzberg, and all the others whenever you like.',
  },
  'de-ch': {
    'landing.tagline': 'Live ist lauter',
    'landing.description': 'Sei dabei, wenn es losgeht: Live-Kurse aus Kreuzberg, und alle anderen, wann du willst.',
  },
  fr: {
    'landing.tagline': 'Le live, c’est plus fort',
    'landing.description':
      'Sois là quand ça commence : des cours en direct de Kreuzberg, et tous les autres quand tu veux.',
  },
  it: {
    'landing.tagline': 'Dal vivo è più forte',
    'landing.description':
      'Fatti trovare quando si comincia: lezioni dal vivo da Kreuzberg, e tutte le altre quando vuoi.',
  },
  nl: {
    'landing.tagline': 'Live is luider',
    'landing.description': 'Wees erbij als het begint: livelessen uit Kreuzberg, en alle andere wanneer je wilt.',
  },
  pl: {
    'landing.tagline': 'Na żywo jest głośniej',
    'landing.description': 'Bądź, gdy się zaczyna: zajęcia na żywo z Kreuzbergu, a wszystkie inne, kiedy chcesz.',
  },
  tr: {
    'landing.tagline': 'Canlı daha güçlü',
    'landing.description': 'Başlarken orada ol: Kreuzberg’den canlı dersler, diğerleri ise istediğin zaman.',
  },
  th: {
    'landing.tagline': 'สดแล้วดังกว่า',
    'landing.description': 'มาให้ทันตอนเริ่ม คลาสสดจากครอยซ์แบร์ค และคลาสอื่น ๆ ได้ทุกเมื่อที่คุณต้องการ',
  },
}
