import { daysFrom } from '../day-clock.ts'
import type { PolicyText } from './policy-text.ts'
import { marketingInEnglish, termsInEnglish } from './terms-english.ts'
import { marketingInThai, termsInThai } from './terms-thai.ts'

export type ConsentSeed = {
  tag: string
  /** Providers use two spellings for each policy. */
  policy: 'tnc' | 'TNC' | 'Marketing' | 'mktg'
  urls: string[]
  /** Oldest first: the last one is current. */
  versions: ConsentVersionSeed[]
}

export type ConsentVersionSeed = {
  version: string
  publishedAt: string
  /** By site language; always includes `en-gb`. */
  texts: { 'en-gb': PolicyText } & Record<string, PolicyText>
}

export function seedConsents(
  club: { name: string; displayName: string },
  spelling: { terms: 'tnc' | 'TNC'; marketing: 'Marketing' | 'mktg' },
  now: Date,
): ConsentSeed[] {
  const name = club.displayName
  return [
    {
      tag: termsTag(club.name),
      policy: spelling.terms,
      urls: ['/tc'],
      versions: [
        {
          version: '1',
          publishedAt: daysFrom(now, -700),
          texts: { 'en-gb': termsInEnglish(name, 1), th: termsInThai(name, 1) },
        },
        {
          version: '2',
          publishedAt: daysFrom(now, -45),
          texts: { 'en-gb': termsInEnglish(name, 2), th: termsInThai(name, 2) },
        },
      ],
    },
    {
      tag: marketingTag(club.name),
      policy: spelling.marketing,
      urls: [],
      versions: [
        {
          version: '1',
          publishedAt: daysFrom(now, -700),
          texts: { 'en-gb': marketingInEnglish(name), th: marketingInThai(name) },
        },
      ],
    },
  ]
}

export function termsTag(tenantName: string): string {
  return `${tenantName}-terms`
}

export function marketingTag(tenantName: string): string {
  return `${tenantName}-marketing`
}
