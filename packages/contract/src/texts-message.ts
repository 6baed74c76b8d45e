/** What a previewed page and the studio around it tell each other while the club's texts are edited in place (WORD-01). */
export type TextsMessage = DraftTexts | { kind: 'textChosen'; key: string }

/** Told by the studio whenever the draft changes. */
export type DraftTexts = {
  kind: 'texts'
  /** A page in another language ignores the texts. */
  language: string
  /** By key: the draft's wording, or the product's where the draft has taken the club's back. */
  texts: Readonly<Record<string, string>>
  /** What assistive technology says of a text that can be chosen; null while the page is used as usual. */
  chooseLabel: string | null
}
