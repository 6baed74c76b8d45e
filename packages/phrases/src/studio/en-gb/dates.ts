export const dates = {
  calendarOf: 'Calendar: {{field}}',
  patternDate: 'DD Mon YYYY',
  patternTime: 'DD Mon YYYY, hh:mm',
  unclear: 'Write it like {{example}}',
} as const
