import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Metadata } from '../entities/metadata.ts'
import { fetchSize, SearchPayload, SearchResponse } from '../entities/search.ts'
import { OptionalUserId } from './parameters.ts'

const language = { 'accept-language': z.string().max(200).optional() }

export const searchEndpoints = {
  searchClasses: endpoint('searchClasses', {
    params: OptionalUserId,
    headers: z.looseObject({ ...language, showmetadata: z.string().max(10).optional() }),
    body: SearchPayload,
    // Large enough for the tag of every class of the largest catalogue.
    largestBody: fetchSize * 128,
    replies: { 200: SearchResponse },
    errors: ['notYours'],
  }),
  getMetadata: endpoint('getMetadata', {
    params: OptionalUserId,
    headers: z.looseObject(language),
    replies: { 200: Metadata },
    errors: ['notYours'],
  }),
}
