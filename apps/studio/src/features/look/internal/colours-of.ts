import type { LookFields } from '@upbeat/contract/studio/entities/look'

export const colourNames = ['primary', 'secondary', 'background', 'text', 'header', 'footer'] as const

export function coloursOf({ primary, secondary, background, text, header, footer }: LookFields) {
  return { primary, secondary, background, text, header, footer }
}
