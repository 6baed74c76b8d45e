import { useQuery } from '@tanstack/react-query'
import { loadSettingPhrases } from '@upbeat/phrases/studio/load-setting-phrases'
import { useLanguageStore } from '../i18n/language-store.ts'

/** The names and descriptions of settings in the studio's language; loaded on first use. */
export function useSettingPhrases() {
  const language = useLanguageStore((state) => state.language)
  return useQuery({
    queryKey: ['settingPhrases', language],
    queryFn: () => loadSettingPhrases(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
