import { hsl, mixColour } from './colour.ts'
import type { Person } from './person.ts'

/** Clothes that contrast with a scene of `hue`: `scheme` selects a matching pair. At night the legs are light. */
export function dress(person: Person, hue: number, scheme: number, barefoot = false, night = false): Person {
  const pairs: readonly (readonly [string, string, string])[] = [
    [hsl(hue + 180, 0.72, 0.6), hsl(hue + 8, 0.42, 0.24), '#fff1dc'],
    ['#fff4e8', hsl(hue - 14, 0.5, 0.3), hsl(hue + 165, 0.75, 0.6)],
    [hsl(hue + 150, 0.62, 0.5), hsl(hue + 195, 0.4, 0.22), '#ffe3b3'],
    [hsl(hue + 30, 0.35, 0.26), hsl(hue + 200, 0.62, 0.56), '#ffffff'],
    [hsl(hue + 205, 0.75, 0.66), hsl(hue + 180, 0.35, 0.2), '#fff1dc'],
    ['#ffd166', hsl(hue + 5, 0.4, 0.25), hsl(hue + 180, 0.7, 0.6)],
  ]
  const [top, bottom, accent] = pairs[((scheme % pairs.length) + pairs.length) % pairs.length] as readonly [
    string,
    string,
    string,
  ]
  const legs = night ? mixColour(bottom, hsl(hue + 165, 0.45, 0.72), 0.72) : bottom
  return {
    ...person,
    top: { ...person.top, colour: top, accent },
    bottom: { ...person.bottom, colour: legs, accent },
    shoes: barefoot
      ? null
      : { colour: scheme % 2 === 0 ? '#fbf7f2' : accent, sole: scheme % 2 === 0 ? top : '#fdfaf6' },
  }
}
