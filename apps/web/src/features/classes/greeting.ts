import type { TextKey } from '../i18n/text-key.ts'

/** The greeting for an hour of the day (0 to 23), with or without a name placeholder. */
export function greetingKey(hour: number, named: boolean): TextKey {
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
  return named ? `home.${part}Name` : `home.${part}`
}
