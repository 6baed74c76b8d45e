import type { Context } from '../../platform/http/context.ts'
import type { Member, Members } from './member.ts'

/** Stores the language that the member's app last used, for emails that no request causes, such as receipts. */
export async function keepLanguage(
  members: Pick<Members, 'changeLanguage'>,
  { tenantId, namedLanguage }: Pick<Context, 'tenantId' | 'namedLanguage'>,
  { id, language }: Pick<Member, 'id' | 'language'>,
): Promise<void> {
  if (namedLanguage === null || namedLanguage === language) return
  await members.changeLanguage(tenantId, id, namedLanguage)
}
