import { useQuery } from '@tanstack/react-query'
import { loadSettingPhrases } from '@upbeat/phrases/studio/load-setting-phrases'
import { useLanguageStore } from './language-store.ts'

/** What settings are called and mean, in the studio's language; loaded with the first page that says it. */
export function useSettingPhrases() {
  const language = useLanguageStore((state) => state.language)
  return useQuery({
    queryKey: ['settingPhrases', language],
    queryFn: () => loadSettingPhrases(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
