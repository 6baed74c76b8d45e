/** The phrases of several features as one record by `feature.key`. */
export function flatten<const Features extends Record<string, Record<string, string>>>(features: Features) {
  const entries = Object.entries(features).flatMap(([feature, phrases]) =>
    Object.entries(phrases).map(([key, text]) => [`${feature}.${key}`, text]),
  )
  return Object.fromEntries(entries) as Record<FlatKey<Features>, string>
}

type FlatKey<Features> = { [F in keyof Features & string]: `${F}.${keyof Features[F] & string}` }[keyof Features &
  string]
