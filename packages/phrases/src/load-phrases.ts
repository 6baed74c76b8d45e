import { enGb } from './en-gb.ts'
import type { Phrases } from './phrase-key.ts'

const loaders: Readonly<Record<string, () => Promise<Phrases>>> = {
  'en-gb': async () => enGb,
  ar: async () => (await import('./languages/ar.ts')).ar,
  de: async () => (await import('./languages/de.ts')).de,
  th: async () => (await import('./languages/th.ts')).th,
  el: async () => (await import('./languages/el.ts')).el,
  he: async () => (await import('./languages/he.ts')).he,
  hi: async () => (await import('./languages/hi.ts')).hi,
  ja: async () => (await import('./languages/ja.ts')).ja,
  ko: async () => (await import('./languages/ko.ts')).ko,
  'zh-hk': async () => (await import('./languages/zh-hk.ts')).zhHk,
  cy: async () => (await import('./languages/cy.ts')).cy,
  da: async () => (await import('./languages/da.ts')).da,
  sv: async () => (await import('./languages/sv.ts')).sv,
  no: async () => (await import('./languages/no.ts')).no,
  fi: async () => (await import('./languages/fi.ts')).fi,
  pl: async () => (await import('./languages/pl.ts')).pl,
  hu: async () => (await import('./languages/hu.ts')).hu,
  id: async () => (await import('./languages/id.ts')).id,
  tr: async () => (await import('./languages/tr.ts')).tr,
  fr: async () => (await import('./languages/fr.ts')).fr,
  it: async () => (await import('./languages/it.ts')).it,
  es: async () => (await import('./languages/es.ts')).es,
  pt: async () => (await import('./languages/pt.ts')).pt,
  nl: async () => (await import('./languages/nl.ts')).nl,
  'en-us': async () => (await import('./languages/en-us.ts')).enUs,
  'de-ch': async () => (await import('./languages/de-ch.ts')).deCh,
  'fr-ch': async () => (await import('./languages/fr-ch.ts')).frCh,
  'it-ch': async () => (await import('./languages/it-ch.ts')).itCh,
}

/** The languages that have phrases of their own. */
export const phraseLanguages: readonly string[] = Object.keys(loaders)

/** The phrases of a language, loaded when first asked for; a language we have none of is answered in English (D-80). */
export async function loadPhrases(language: string): Promise<Phrases> {
  return Object.hasOwn(loaders, language) ? ((await loaders[language]?.()) ?? enGb) : enGb
}
