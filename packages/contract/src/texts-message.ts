/** Messages between a previewed page and the studio that embeds it, while the club's texts are edited in place (WORD-01). */
export type TextsMessage = DraftTexts | { kind: 'textChosen'; key: string }

/** Sent by the studio whenever the draft changes. */
export type DraftTexts = {
  kind: 'texts'
  /** Pages in another language ignore the message. */
  language: string
  /** By key: the draft's wording, or the product's if the draft removes the club's. */
  texts: Readonly<Record<string, string>>
  /** Accessible label of a text that can be selected; null while the page is in normal use. */
  chooseLabel: string | null
}
