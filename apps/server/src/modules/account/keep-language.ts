import type { Context } from '../../platform/http/context.ts'
import type { Member, Members } from './member.ts'

/** Emails that no request asks for, such as receipts, are written in the language that the member's app last named. */
export async function keepLanguage(
  members: Pick<Members, 'changeLanguage'>,
  { tenantId, namedLanguage }: Pick<Context, 'tenantId' | 'namedLanguage'>,
  { id, language }: Pick<Member, 'id' | 'language'>,
): Promise<void> {
  if (namedLanguage === null || namedLanguage === language) return
  await members.changeLanguage(tenantId, id, namedLanguage)
}
