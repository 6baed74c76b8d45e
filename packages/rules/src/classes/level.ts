/** The levels as a class names them (ENT-49). */
export const level = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' } as const
export type Level = (typeof level)[keyof typeof level]
/** Their ids, which are also phrase ids. */
export type LevelId = keyof typeof level

/** The level id of a skill from 1 to 10: up to 4 beginner, up to 7 intermediate, then advanced (FILT-30). */
export function skillText(skill: number): LevelId {
  if (skill < 5) return 'beginner'
  return skill < 8 ? 'intermediate' : 'advanced'
}
