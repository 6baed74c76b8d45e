import { createArea } from '../../lib/store-area.ts'

/** Area `dynamicShortLink`: the shared object and its short link. */
export type DynamicShortLinkState =
  | { status: 'none' }
  | { status: 'started'; longLink: string }
  | { status: 'succeeded'; longLink: string; shortLink: string }
  | { status: 'failed'; longLink: string }

export const useDynamicShortLink = createArea<DynamicShortLinkState>('dynamicShortLink', { status: 'none' })
