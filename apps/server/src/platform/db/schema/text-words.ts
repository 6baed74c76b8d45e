import { customType } from 'drizzle-orm/pg-core'

/** The words that `text_words` makes: they contain no punctuation, so the written form needs no unescaping. */
export const textWords = customType<{ data: string[]; driverData: string }>({
  dataType: () => 'tsvector',
  fromDriver: (written) => (written === '' ? [] : written.slice(1, -1).split("' '")),
})
