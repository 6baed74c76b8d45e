import { customType } from 'drizzle-orm/pg-core'

/** A set of words as `text_words` makes them: without punctuation, so that their written form needs no unescaping. */
export const textWords = customType<{ data: string[]; driverData: string }>({
  dataType: () => 'tsvector',
  fromDriver: (written) => (written === '' ? [] : written.slice(1, -1).split("' '")),
})
