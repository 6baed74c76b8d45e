import type { CaptionLink } from '@upbeat/contract/entities/virtual-class'
import { createKeyValueStore } from '../../../../lib/storage.ts'
import { currentLanguage } from '../../../i18n/language-store.ts'
import type { PlaybackStore } from '../playback-store.ts'

const store = createKeyValueStore<'captions'>(() => window.localStorage)

/** The last choice, if this class has such a track; none otherwise. */
export function rememberedCaptions(links: readonly CaptionLink[]): string | null {
  const chosen = store.get('captions')
  return links.find(({ language }) => language === chosen)?.language ?? null
}

export function chooseCaptions(playback: PlaybackStore, language: string | null): void {
  store.set('captions', language ?? 'off')
  playback.setState({ captions: language })
}

/** Toggles captions in the page's language, if there is such a track. */
export function toggleCaptions(playback: PlaybackStore, links: readonly CaptionLink[]): void {
  chooseCaptions(playback, playback.getState().captions === null ? bestLanguage(links, currentLanguage()) : null)
}

/**
 * Sorts tracks: the page's language first, then the spoken one, then the rest in order. A catalogue names languages in English, with the
 * country in brackets.
 */
export function orderCaptions(
  links: readonly CaptionLink[],
  pageLanguage: string,
  classLanguage: string | null,
): CaptionLink[] {
  const spoken = classLanguage?.split(' (')[0]
  const english = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })
  const rank = ({ language }: CaptionLink) => {
    if (language === pageLanguage) return 0
    const base = baseOf(language)
    if (base === baseOf(pageLanguage)) return 1
    return spoken !== undefined && english.of(base) === spoken ? 2 : 3
  }
  return links.toSorted((one, other) => rank(one) - rank(other))
}

function bestLanguage(links: readonly CaptionLink[], wanted: string): string | null {
  const found =
    links.find(({ language }) => language === wanted) ??
    links.find(({ language }) => baseOf(language) === baseOf(wanted)) ??
    links[0]
  return found?.language ?? null
}

function baseOf(language: string): string {
  return language.split('-')[0] ?? language
}
