import { createArea } from '../../lib/store-area.ts'

/** Area `dynamicShortLink`: what is being shared and its short link. */
export type DynamicShortLinkState =
  | { status: 'none' }
  | { status: 'started'; longLink: string }
  | { status: 'succeeded'; longLink: string; shortLink: string }
  | { status: 'failed'; longLink: string }

export const useDynamicShortLink = createArea<DynamicShortLinkState>('dynamicShortLink', { status: 'none' })
