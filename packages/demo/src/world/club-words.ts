/** A club's own texts by language and phrase key. */
export type ClubWords = Readonly<Record<string, Readonly<Record<string, string>>>>
