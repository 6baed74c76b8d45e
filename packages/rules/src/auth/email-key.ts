import { comparedText } from '../text/compared-text.ts'

/** The key that all spellings of one email address share: they differ in case and in Unicode form (D-102). */
export function emailKey(email: string): string {
  return comparedText(email)
}

/** The keys under which an account of the address may be stored: as typed first, since older keys kept the form that was typed. */
export function storedEmailKeys(email: string): [typed: string, composed: string, decomposed: string] {
  const key = emailKey(email)
  return [email.toLowerCase(), key, key.normalize('NFD')]
}
