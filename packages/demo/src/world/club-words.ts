/** A club's own wording: texts by language, then by the key of the phrase that each stands for. */
export type ClubWords = Readonly<Record<string, Readonly<Record<string, string>>>>
