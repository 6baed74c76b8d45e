export const dates = {
  calendarOf: 'Kalender: {{field}}',
  patternDate: 'TT.MM.JJJJ',
  patternTime: 'TT.MM.JJJJ, hh:mm',
  unclear: 'Schreib es so: {{example}}',
} as const
