import { api } from '../../lib/api/api.ts'
import { refreshSession } from '../../lib/api/session.ts'
import { useAction } from '../../lib/api/use-action.ts'
import { followLanguage } from '../../lib/i18n/language-store.ts'

export type LanguageChoice = 'browser' | 'en-gb' | 'de'

/** Changes the language at once, and saves it with the account for other browsers. */
export function useChangeLanguage() {
  const { run } = useAction()
  return (choice: LanguageChoice) =>
    run(async () => {
      const language = choice === 'browser' ? null : choice
      await followLanguage(language)
      await api('updateAccount', { body: { language } })
      await refreshSession()
    })
}
