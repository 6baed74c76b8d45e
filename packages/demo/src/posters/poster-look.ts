import { mixColour } from '../figure/colour.ts'
import type { Person } from '../figure/person.ts'
import type { Field } from './fields/field.ts'
import { harbourField } from './fields/harbour-field.ts'
import { monoField } from './fields/mono-field.ts'
import { pulseField } from './fields/pulse-field.ts'
import { summitField } from './fields/summit-field.ts'
import { tempoField } from './fields/tempo-field.ts'

export const posterClubs = ['pulse', 'harbour', 'summit', 'tempo', 'mono'] as const
export type PosterClub = (typeof posterClubs)[number]

/** A club's way of drawing large pictures: a field of flat shapes, and a person in a few flat tones. */
export type PosterLook = {
  field: Field
  /** Behind everything; also the placeholder. */
  ground: string
  /** Skin and hair keep their order from dark to light. */
  skin: readonly [dark: string, light: string]
  hair: readonly [dark: string, light: string]
  top: string
  bottom: string
  shoes: string
  prop: string
  /** Mixed into the tones of the side away from the light. */
  shade: string
  /** The hard edge of light. */
  rim: string
  /** The traces of the move. */
  trace: string
  /** Whether the club shows its pictures without their own colours, so that a coach's clothes need the contrast of the look's tones. */
  isColourless?: boolean
}

export const posterLooks: Readonly<Record<PosterClub, PosterLook>> = {
  pulse: {
    field: pulseField,
    ground: '#35102f',
    skin: ['#8c3350', '#ffb795'],
    hair: ['#240920', '#f6dcc8'],
    top: '#fff0de',
    bottom: '#4a1440',
    shoes: '#fff0de',
    prop: '#ff8a3d',
    shade: '#35102f',
    rim: '#fff6ea',
    trace: '#ffe3cf',
  },
  harbour: {
    field: harbourField,
    ground: '#f6e5c6',
    skin: ['#8b5239', '#f2c49c'],
    hair: ['#2b2320', '#fdf6e8'],
    top: '#c2542f',
    bottom: '#0d4644',
    shoes: '#fdf3de',
    prop: '#c2742f',
    shade: '#0b2f33',
    rim: '#fff3d8',
    trace: '#fffaf0',
  },
  summit: {
    field: summitField,
    ground: '#16417a',
    skin: ['#6d4a4c', '#edc4ac'],
    hair: ['#06152b', '#dfeaf3'],
    top: '#f2f8fc',
    bottom: '#0a1f3e',
    shoes: '#f2f8fc',
    prop: '#2b9cc4',
    shade: '#0b2545',
    rim: '#c9ecff',
    trace: '#e6f5ff',
  },
  // Tones of grey, since the club's duotone colours them.
  tempo: {
    field: tempoField,
    ground: '#161616',
    skin: ['#a4a4a4', '#dcdcdc'],
    hair: ['#202020', '#e4e4e4'],
    top: '#ffffff',
    bottom: '#1d1d1d',
    shoes: '#f6f6f6',
    prop: '#e6e6e6',
    shade: '#101010',
    rim: '#ffffff',
    trace: '#ffffff',
    isColourless: true,
  },
  mono: {
    field: monoField,
    ground: '#151515',
    skin: ['#8f8f8f', '#dedede'],
    hair: ['#050505', '#d0d0d0'],
    top: '#fafafa',
    bottom: '#6a6a6a',
    shoes: '#fafafa',
    prop: '#3a3a3a',
    shade: '#101010',
    rim: '#ffffff',
    trace: '#ffffff',
    isColourless: true,
  },
}

/** The person in the look's tones. */
export function toned(person: Person, look: PosterLook): Person {
  const { top, bottom, shoes, hair } = person
  return {
    ...person,
    skin: between(look.skin, person.skin),
    // A scarf is cloth.
    hair: {
      ...hair,
      colour: hair.style === 'hijab' ? mixColour(look.top, look.shade, 0.25) : between(look.hair, hair.colour),
    },
    top: { ...top, colour: look.top, accent: look.prop },
    bottom: { ...bottom, colour: look.bottom, accent: look.prop },
    shoes: shoes && { colour: look.shoes, sole: look.prop },
  }
}

function between([dark, light]: readonly [string, string], colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  const brightness = (0.3 * red + 0.59 * green + 0.11 * blue) / 255
  return mixColour(dark, light, Math.min(1, Math.max(0, (brightness - 0.15) / 0.6)))
}
