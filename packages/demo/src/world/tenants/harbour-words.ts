import type { ClubWords } from '../club-words.ts'

/** The club's own texts. */
export const harbourWords: ClubWords = {
  'en-gb': {
    'landing.tagline': 'Move kindly, every day',
    'landing.description':
      'Gentle classes by the water, from a five-minute stretch to an hour of yoga. Come as you are.',
    'home.classOfTheDay': 'Gentle today',
    'home.nextStep': 'Something kind to begin with.',
  },
  th: {
    'landing.tagline': 'ขยับอย่างอ่อนโยนทุกวัน',
    'landing.description': 'คลาสเบา ๆ ริมน้ำ ตั้งแต่ยืดเหยียดห้านาทีไปจนถึงโยคะหนึ่งชั่วโมง มาในแบบที่คุณเป็น',
    'home.classOfTheDay': 'เบา ๆ วันนี้',
  },
}
