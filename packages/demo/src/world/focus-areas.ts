export const focusAreas = [
  { name: 'Abdominals', tag: 'abdominals' },
  { name: 'Arms', tag: 'arms' },
  { name: 'Back', tag: 'back' },
  { name: 'Chest', tag: 'chest' },
  { name: 'Core', tag: 'core' },
  { name: 'Glutes', tag: 'glutes' },
  { name: 'Hips', tag: 'hips' },
  { name: 'Legs', tag: 'legs' },
] as const

export type FocusAreaTag = (typeof focusAreas)[number]['tag']
