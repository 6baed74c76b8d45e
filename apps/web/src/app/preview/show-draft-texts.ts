import type { DraftTexts, TextsMessage } from '@upbeat/contract/texts-message'
import type { Phrases } from '@upbeat/rules/i18n/translate'
import { useLanguageStore } from '../../features/i18n/language-store.ts'
import { chooseTexts } from './choose-texts.ts'
import { markOf } from './text-marks.ts'

/**
 * Renders the page with the texts of a draft, and lets the reader select one if the studio requests it. Returns the handler of the studio's
 * messages; `tell` receives the replies.
 */
export function createDraftTexts(tell: (message: TextsMessage) => void): (message: DraftTexts) => void {
  let told: DraftTexts | null = null
  let base: Phrases = useLanguageStore.getState().phrases
  let shown: Phrases | null = null
  let keys: readonly string[] = []
  let stopChoosing: (() => void) | null = null

  function draw() {
    if (!told) return
    const isSpoken = told.language === useLanguageStore.getState().language
    const drafted = isSpoken ? { ...base, ...told.texts } : base
    keys = Object.keys(drafted)
    const isChoosing = isSpoken && told.chooseLabel !== null
    shown = isChoosing ? marked(drafted, keys) : drafted
    useLanguageStore.setState({ phrases: shown })
    if (isChoosing) stopChoosing ??= chooseTexts(told.chooseLabel ?? '', choose)
    else {
      stopChoosing?.()
      stopChoosing = null
    }
  }

  function choose(index: number) {
    const key = keys[index]
    if (key !== undefined) tell({ kind: 'textChosen', key })
  }

  // The app refetches its texts after a while, and when the language changes.
  useLanguageStore.subscribe(({ phrases }) => {
    if (phrases === shown) return
    base = phrases
    draw()
  })

  return (message) => {
    told = message
    draw()
  }
}

function marked(phrases: Phrases, keys: readonly string[]): Phrases {
  return Object.fromEntries(keys.map((key, index) => [key, `${markOf(index)}${phrases[key] ?? ''}`]))
}
