import type { ClubWords } from '../club-words.ts'

/** The club's own texts. */
export const monoWords: ClubWords = {
  ar: {
    'home.oneClass': 'ممارسة اليوم',
    'landing.tagline': 'نَفَس واحد',
    'landing.description': 'ممارسة واحدة في كل مرة. تنفّس، ثم ابدأ.',
  },
  'en-gb': {
    'home.oneClass': 'Today’s practice',
    'landing.tagline': 'One breath',
    'landing.description': 'One practice at a time. Breathe, then begin.',
  },
  he: {
    'home.oneClass': 'התרגול של היום',
    'landing.tagline': 'נשימה אחת',
    'landing.description': 'תרגול אחד בכל פעם. לנשום, ואז להתחיל.',
  },
  fr: {
    'home.oneClass': 'La pratique du jour',
    'landing.tagline': 'Un seul souffle',
    'landing.description': 'Une pratique à la fois. Respire, puis commence.',
  },
  th: {
    'home.oneClass': 'การฝึกวันนี้',
    'landing.tagline': 'หนึ่งลมหายใจ',
    'landing.description': 'ฝึกทีละครั้ง หายใจ แล้วเริ่ม',
  },
}
