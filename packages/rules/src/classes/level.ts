/** Level names as used in class data (ENT-49). */
export const level = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' } as const
export type Level = (typeof level)[keyof typeof level]
/** Level ids, also used as phrase ids. */
export type LevelId = keyof typeof level

/** The level of a skill from 1 to 10: beginner up to 4, intermediate up to 7, then advanced (FILT-30). */
export function skillText(skill: number): LevelId {
  if (skill < 5) return 'beginner'
  return skill < 8 ? 'intermediate' : 'advanced'
}
