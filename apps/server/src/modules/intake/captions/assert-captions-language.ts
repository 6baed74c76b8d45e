import { isLanguageCode } from '@upbeat/rules/i18n/languages'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'

/**
 * Refuses captions in a language that the player can't offer, e.g. `en`, which is neither British nor American English.
 * @throws Failure captionsLanguage
 */
export function assertCaptionsLanguage({ tenant }: Pick<StaffContext, 'tenant'>, language: string): void {
  if (isLanguageCode(language)) return
  const offered = tenant.config.supportedLanguages.join(', ')
  const message = `Captions can’t be in “${language}”. Use the code of a site language; those of this club are ${offered}.`
  throw new Failure('captionsLanguage', { message })
}
