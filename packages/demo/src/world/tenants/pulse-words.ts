import type { ClubWords } from '../club-words.ts'

/** What the club says of itself that isn't true of any club: how many classes it has, and that it is live every day. */
export const pulseWords: ClubWords = {
  'en-gb': {
    'landing.description': 'Live and on-demand classes with your club’s coaches. From five minutes to an hour.',
    'landing.membersText': 'Your membership includes over 1,000 on-demand classes and live sessions every day.',
  },
  'en-us': {
    'landing.description': 'Live and on-demand classes with your club’s coaches. From five minutes to an hour.',
    'landing.membersText': 'Your membership includes over 1,000 on-demand classes and live sessions every day.',
  },
  ar: {
    'landing.description': 'حصص مباشرة وعند الطلب مع مدربي ناديك. من خمس دقائق إلى ساعة.',
    'landing.membersText': 'تشمل عضويتك أكثر من 1000 حصة عند الطلب وحصصًا مباشرة كل يوم.',
  },
  cy: {
    'landing.description': 'Dosbarthiadau byw ac ar alw gyda hyfforddwyr eich clwb. O bum munud i awr.',
    'landing.membersText': 'Mae eich aelodaeth yn cynnwys dros 1,000 o ddosbarthiadau ar alw a sesiynau byw bob dydd.',
  },
  da: {
    'landing.description': 'Live og on demand med dit centers instruktører. Fra fem minutter til en time.',
    'landing.membersText': 'Dit medlemskab giver dig over 1.000 træninger on demand og livetimer hver dag.',
  },
  de: {
    'landing.description': 'Live und auf Abruf mit den Coaches deines Clubs. Von fünf Minuten bis zu einer Stunde.',
    'landing.membersText': 'Deine Mitgliedschaft umfasst über 1.000 Kurse auf Abruf und täglich Live-Stunden.',
  },
  'de-ch': {
    'landing.description': 'Live und auf Abruf mit den Coaches deines Clubs. Von fünf Minuten bis zu einer Stunde.',
    'landing.membersText': 'Deine Mitgliedschaft umfasst über 1’000 Kurse auf Abruf und täglich Live-Stunden.',
  },
  el: {
    'landing.description':
      'Μαθήματα live και on demand με τους προπονητές του γυμναστηρίου σου. Από πέντε λεπτά έως μία ώρα.',
    'landing.membersText': 'Η συνδρομή σου περιλαμβάνει πάνω από 1.000 μαθήματα on demand και live κάθε μέρα.',
  },
  es: {
    'landing.description': 'Clases en directo y bajo demanda con los coaches de tu club. De cinco minutos a una hora.',
    'landing.membersText': 'Tu membresía incluye más de 1000 clases bajo demanda y sesiones en directo cada día.',
  },
  fi: {
    'landing.description': 'Live- ja tallennetreenejä oman klubisi ohjaajien kanssa. Viidestä minuutista tuntiin.',
    'landing.membersText': 'Jäsenyyteesi kuuluu yli tuhat treeniä milloin vain ja livetreenejä joka päivä.',
  },
  fr: {
    'landing.description':
      'Des cours en direct et à la demande avec les coachs de ton club. De cinq minutes à une heure.',
    'landing.membersText':
      'Ton adhésion comprend plus de 1 000 cours à la demande et des séances en direct chaque jour.',
  },
  'fr-ch': {
    'landing.description':
      'Des cours en direct et à la demande avec les coachs de ton club. De cinq minutes à une heure.',
    'landing.membersText':
      'Ton adhésion comprend plus de 1’000 cours à la demande et des séances en direct chaque jour.',
  },
  he: {
    'landing.description': 'שיעורים חיים ולפי דרישה עם המאמנים של המועדון שלכם. מחמש דקות ועד שעה.',
    'landing.membersText': 'המינוי שלכם כולל יותר מ־1,000 שיעורים לפי דרישה ושיעורים חיים בכל יום.',
  },
  hi: {
    'landing.description': 'आपके क्लब के कोच के साथ लाइव और ऑन-डिमांड क्लास। पाँच मिनट से एक घंटे तक।',
    'landing.membersText': 'आपकी मेंबरशिप में 1,000 से ज़्यादा ऑन-डिमांड क्लास और हर दिन लाइव सेशन शामिल हैं।',
  },
  hu: {
    'landing.description': 'Élő és bármikor elindítható edzések a klubod edzőivel. Öt perctől egy óráig.',
    'landing.membersText': 'A tagságod több mint 1000 bármikor elindítható edzést és mindennapi élő órákat tartalmaz.',
  },
  id: {
    'landing.description': 'Kelas live dan kapan saja bersama pelatih klubmu. Dari lima menit sampai satu jam.',
    'landing.membersText':
      'Keanggotaanmu mencakup lebih dari 1.000 kelas yang bisa diputar kapan saja dan sesi live setiap hari.',
  },
  it: {
    'landing.description': 'Corsi live e on demand con i coach del tuo club. Da cinque minuti a un’ora.',
    'landing.membersText': 'La tua iscrizione comprende oltre 1000 corsi on demand e lezioni live ogni giorno.',
  },
  'it-ch': {
    'landing.description': 'Corsi live e on demand con i coach del tuo club. Da cinque minuti a un’ora.',
    'landing.membersText': 'La tua iscrizione comprende oltre 1’000 corsi on demand e lezioni live ogni giorno.',
  },
  ja: {
    'landing.description': 'クラブのインストラクターによるライブとオンデマンドのレッスン。5分から1時間まで。',
    'landing.membersText': '会員なら、1,000本以上のオンデマンドレッスンと毎日のライブレッスンを楽しめます。',
  },
  ko: {
    'landing.description': '우리 클럽 강사와 함께하는 라이브와 온디맨드 클래스. 5분부터 1시간까지.',
    'landing.membersText': '멤버십 하나로 1,000개가 넘는 온디맨드 클래스와 매일 열리는 라이브 클래스를 즐길 수 있어요.',
  },
  nl: {
    'landing.description': 'Live en on demand, met de coaches van je club. Van vijf minuten tot een uur.',
    'landing.membersText': 'Bij je lidmaatschap horen meer dan 1000 lessen on demand en elke dag livesessies.',
  },
  no: {
    'landing.description': 'Liveøkter og økter on demand med klubbens egne instruktører. Fra fem minutter til en time.',
    'landing.membersText': 'Medlemskapet ditt gir deg over 1000 økter on demand og liveøkter hver dag.',
  },
  pl: {
    'landing.description': 'Treningi na żywo i na żądanie z trenerami twojego klubu. Od pięciu minut do godziny.',
    'landing.membersText': 'W ramach członkostwa masz ponad 1000 treningów na żądanie i codzienne zajęcia na żywo.',
  },
  pt: {
    'landing.description': 'Aulas em direto e a pedido com os coaches do teu clube. De cinco minutos a uma hora.',
    'landing.membersText': 'A tua adesão inclui mais de 1000 aulas a pedido e sessões em direto todos os dias.',
  },
  sv: {
    'landing.description': 'Livepass och pass on demand med din klubbs instruktörer. Från fem minuter till en timme.',
    'landing.membersText': 'I ditt medlemskap ingår över tusen pass on demand och livepass varje dag.',
  },
  th: {
    'landing.description': 'คลาสสดและคลาสตามสั่งกับโค้ชของคลับคุณ ตั้งแต่ห้านาทีถึงหนึ่งชั่วโมง',
    'landing.membersText': 'สมาชิกภาพของคุณรวมคลาสตามสั่งกว่า 1,000 คลาส และคลาสสดทุกวัน',
  },
  tr: {
    'landing.description':
      'Kulübünün eğitmenleriyle canlı ve dilediğin an izleyebileceğin dersler. Beş dakikadan bir saate.',
    'landing.membersText':
      'Üyeliğine dilediğin an izleyebileceğin 1.000’den fazla ders ve her gün canlı seanslar dâhil.',
  },
  'zh-hk': {
    'landing.description': '由你會所的教練帶領的直播及隨選課堂，由五分鐘至一小時。',
    'landing.membersText': '你的會籍包括逾 1,000 堂隨選課堂，以及每日直播課堂。',
  },
}
