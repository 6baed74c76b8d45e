/** The fields of a class used for filtering and sorting; all optional. */
export type ClassLike = {
  tag: string
  className: string
  classDescription?: string | null | undefined
  durationSecond?: number | null | undefined
  /** Keywords. */
  labels?: readonly string[] | null | undefined
  focusArea?: readonly { name: string; tag: string }[] | null | undefined
  equipmentNames?: readonly string[] | null | undefined
  equipmentTypes?: readonly string[] | null | undefined
  classCategory?: number | string | null | undefined
  classSubCategory?: string | null | undefined
  languageName?: string | null | undefined
  skill?: number | null | undefined
  intensity?: number | null | undefined
  /** ISO dates. */
  scheduleDate?: string | null | undefined
  creationDate?: string | null | undefined
}
