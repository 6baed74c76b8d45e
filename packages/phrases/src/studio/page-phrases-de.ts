import { flatten } from '../flatten.ts'
import { announcements } from './de/announcements.ts'
import { bulk } from './de/bulk.ts'
import { csv } from './de/csv.ts'
import { curation } from './de/curation.ts'
import { domain } from './de/domain.ts'
import { moves } from './de/moves.ts'
import { policies } from './de/policies.ts'
import { signOn } from './de/sign-on.ts'
import { texts } from './de/texts.ts'
import type { PagePhrases } from './phrase-key.ts'

export const pagePhrasesDe: PagePhrases = flatten({
  announcements,
  bulk,
  csv,
  curation,
  domain,
  moves,
  policies,
  signOn,
  texts,
})
