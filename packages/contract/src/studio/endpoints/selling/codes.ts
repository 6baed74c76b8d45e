import { z } from 'zod'
import {
  CodeBatch,
  CodeBatchList,
  DiscountChange,
  DiscountList,
  NewCodeBatch,
  NewDiscount,
  RedemptionList,
  RedemptionQuery,
  StudioDiscount,
  UnusedCodes,
} from '../../entities/selling/code.ts'
import { studioEndpoint } from '../../studio-endpoint.ts'

const code = z.object({ code: z.string().max(64) })
const batch = z.object({ id: z.uuid() })

export const codesEndpoints = {
  listDiscounts: studioEndpoint('listDiscounts', { replies: { 200: DiscountList }, errors: [] }),
  createDiscount: studioEndpoint('createDiscount', {
    body: NewDiscount,
    replies: { 201: StudioDiscount },
    errors: ['codeTaken'],
  }),
  saveDiscount: studioEndpoint('saveDiscount', {
    params: code,
    body: DiscountChange,
    replies: { 200: StudioDiscount },
    errors: ['notFound', 'changedElsewhere'],
  }),
  endDiscount: studioEndpoint('endDiscount', {
    params: code,
    replies: { 200: StudioDiscount },
    errors: ['notFound', 'notAllowedNow'],
  }),
  reopenDiscount: studioEndpoint('reopenDiscount', {
    params: code,
    replies: { 200: StudioDiscount },
    errors: ['notFound', 'notAllowedNow'],
  }),
  listCodeBatches: studioEndpoint('listCodeBatches', { replies: { 200: CodeBatchList }, errors: [] }),
  createCodeBatch: studioEndpoint('createCodeBatch', { body: NewCodeBatch, replies: { 201: CodeBatch }, errors: [] }),
  /** A CSV file. */
  exportCodeBatch: studioEndpoint('exportCodeBatch', {
    query: z.object({ batch: z.uuid() }),
    replies: { 200: null },
    errors: ['notFound'],
  }),
  listUnusedCodes: studioEndpoint('listUnusedCodes', {
    params: batch,
    query: z.object({ after: z.string().max(64).optional() }),
    replies: { 200: UnusedCodes },
    errors: ['notFound'],
  }),
  /** Without `codes` all that nobody has used. Used ones are left alone. */
  revokeCodes: studioEndpoint('revokeCodes', {
    params: batch,
    body: z.object({ codes: z.array(z.string().max(64)).min(1).max(1000).optional() }),
    replies: { 200: CodeBatch },
    errors: ['notFound', 'notAllowedNow'],
  }),
  listRedemptions: studioEndpoint('listRedemptions', {
    query: RedemptionQuery,
    replies: { 200: RedemptionList },
    errors: [],
  }),
}
