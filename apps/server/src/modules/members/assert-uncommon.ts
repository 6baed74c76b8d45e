import { Failure } from '../../platform/failure/failure.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { commonPasswords } from './common-passwords.ts'

type Club = { config: Pick<Tenant['config'], 'displayName' | 'name'> }

/**
 * Refuses passwords that are guessed first: the most common ones, and the club's name with digits or punctuation.
 * @throws Failure passwordTooCommon
 */
export async function assertUncommon(password: string, { config }: Club): Promise<void> {
  const typed = password.toLowerCase()
  const word = lettersOf(typed)
  const isOfClub = [config.displayName, config.name].some((name) => word === lettersOf(name.toLowerCase()))
  if (isOfClub || (await commonPasswords()).has(typed)) throw new Failure('passwordTooCommon')
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '')
}
