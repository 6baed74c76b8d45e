import { rolling, weekly } from '../event-schedule.ts'
import type { LiveEventPlan, TranscodeStatus } from '../events.ts'

/** Types 1 and 2, each in every state of a live event. */
export function tempoLiveEvents(now: Date): LiveEventPlan[] {
  return [...statesOf(1, simulated, now), ...statesOf(2, live, now)]
}

/** Type 3 by index: one is being transcoded, one has failed. */
export const tempoTranscodes: Readonly<Record<number, TranscodeStatus>> = { 4: 'in_progress', 9: 'error' }

type Shows = Record<'running' | 'next' | 'silent' | 'encoding' | 'failed' | 'over' | 'ahead' | 'later', Show>
type Show = [slug: string, title: string, category: LiveEventPlan['category'], about: string]

const simulated: Shows = {
  running: ['kiez-boxen', 'Kiez-Boxen', '1003', 'Zwölf Runden für die ganze Nachbarschaft.'],
  next: ['feierabend-ride', 'Feierabend-Ride', '1002', 'Raus aus dem Büro, rauf aufs Rad.'],
  silent: ['studio-b', 'Premiere aus Studio B', '1004', 'Es geht los, sobald das Signal steht.'],
  encoding: ['kraftakt', 'Kraftakt: neue Staffel', '1008', 'Frisch gedreht, gleich fertig.'],
  failed: ['nachtschicht', 'Nachtschicht-HIIT', '1010', 'Diese Aufnahme macht uns noch Ärger.'],
  over: ['fruehstart', 'Frühstart-Intervalle', '1010', 'Vor dem ersten Kaffee.'],
  ahead: ['langhantel', 'Langhantel-Werkstatt', '1008', 'Technik zuerst, Gewicht danach.'],
  later: ['zirkel', 'Großer Zirkel', '1001', 'Alle Stationen, alle zusammen.'],
}

const live: Shows = {
  running: ['halle-live', 'Live aus der Halle', '1001', 'Mit Publikum und viel zu lauter Musik.'],
  next: ['tanznacht', 'Tanznacht live', '1004', 'DJ, Licht, Schritte für alle.'],
  silent: ['aussenwette', 'Draußen am Kanal', '1010', 'Warten auf die Leitung.'],
  encoding: ['pokalabend', 'Boxpokal-Abend', '1003', 'Die Aufzeichnung wird gerade erstellt.'],
  failed: ['dachterrasse', 'Dachterrasse im Regen', '1002', 'Der Regen war stärker als die Kamera.'],
  over: ['morgenrunde', 'Morgenrunde', '1002', 'Kurz und flach in den Tag.'],
  ahead: ['ringtreff', 'Boxtreff', '1003', 'Sparring ohne Kontakt.'],
  later: ['samstag-spezial', 'Tanz-Spezial', '1004', 'Einmal im Monat, immer ausverkauft.'],
}

function statesOf(type: 1 | 2, shows: Shows, now: Date): LiveEventPlan[] {
  const shift = type === 1 ? 0 : 300
  const from = ([slug, title, category, about]: Show, rest: Pick<LiveEventPlan, 'minutes' | 'schedule'>) => ({
    slug,
    title,
    category,
    about,
    type,
    ...rest,
  })
  return [
    from(shows.running, { minutes: 30, schedule: rolling(-600 - shift, 2400) }),
    from(shows.next, { minutes: 30, schedule: rolling(600 - shift, 2400) }),
    { ...from(shows.silent, { minutes: 30, schedule: rolling(-60 - shift, 1800) }), linkDelaySecond: null },
    { ...from(shows.encoding, { minutes: 40, schedule: rolling(-300, 2400) }), transcodeStatus: 'in_progress' },
    { ...from(shows.failed, { minutes: 40, schedule: rolling(-900, 2400) }), transcodeStatus: 'error' },
    from(shows.over, { minutes: 20, schedule: rolling(-3600 - shift, 14400, 10800) }),
    from(shows.ahead, { minutes: 45, schedule: rolling(21600 + shift, 43200) }),
    from(shows.later, { minutes: 45, schedule: weekly(5, type === 1 ? '10:00' : '15:00', now) }),
  ]
}
