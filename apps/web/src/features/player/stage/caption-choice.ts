import type { CaptionLink } from '@upbeat/contract/entities/virtual-class'
import { createKeyValueStore } from '../../../lib/storage.ts'
import { currentLanguage } from '../../i18n/language-store.ts'
import type { PlaybackStore } from '../playback/playback-store.ts'

const store = createKeyValueStore<'captions'>(() => window.localStorage)

/** What was chosen the last time, where this class has such a track; none otherwise. */
export function rememberedCaptions(links: readonly CaptionLink[]): string | null {
  const chosen = store.get('captions')
  return links.find(({ language }) => language === chosen)?.language ?? null
}

export function chooseCaptions(playback: PlaybackStore, language: string | null): void {
  store.set('captions', language ?? 'off')
  playback.setState({ captions: language })
}

/** On in the page's language, where there is such a track; off again. */
export function toggleCaptions(playback: PlaybackStore, links: readonly CaptionLink[]): void {
  chooseCaptions(playback, playback.getState().captions === null ? bestLanguage(links, currentLanguage()) : null)
}

function bestLanguage(links: readonly CaptionLink[], wanted: string): string | null {
  const base = wanted.split('-')[0]
  const found =
    links.find(({ language }) => language === wanted) ??
    links.find(({ language }) => language.split('-')[0] === base) ??
    links[0]
  return found?.language ?? null
}
