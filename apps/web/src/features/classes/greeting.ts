import type { TextKey } from '../i18n/text-key.ts'

/** The greeting of an hour of the day (0 to 23), with a place for a name or without. */
export function greetingKey(hour: number, named: boolean): TextKey {
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
  return named ? `home.${part}Name` : `home.${part}`
}
