/** The eight names of the ten-step scale and their steps, inclusive (ENT-48, D-84). */
export const intensityCodes = [
  { name: 'VerySlight', low: 1, high: 1 },
  { name: 'Slight', low: 2, high: 2 },
  { name: 'Moderate', low: 3, high: 3 },
  { name: 'SomewhatHard', low: 4, high: 4 },
  { name: 'Hard', low: 5, high: 6 },
  { name: 'VeryHard', low: 7, high: 8 },
  { name: 'VeryVeryHard', low: 9, high: 9 },
  { name: 'Maximal', low: 10, high: 10 },
] as const
export type IntensityName = (typeof intensityCodes)[number]['name']
/** The names as phrase ids. */
export type IntensityId = Uncapitalize<IntensityName>

/** The phrase id of an intensity. Values outside 1 to 10 are clamped (FILT-31). */
export function intensityLabel(intensity: number): IntensityId {
  const code = intensityCodes.findLast(({ low }) => intensity >= low) ?? intensityCodes[0]
  return (code.name.charAt(0).toLowerCase() + code.name.slice(1)) as IntensityId
}
