import { z } from 'zod'
import { FieldConflict } from '../entities/class.ts'
import { PolicyVersion, policyKinds, StudioPolicy } from '../entities/policy.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const OfKind = z.object({ kind: z.enum(policyKinds) })
const PolicyChange = z.object({
  field: z.string().max(20),
  base: z.string().nullable(),
  value: z.string().max(200_000).nullable(),
})

export const policiesEndpoints = {
  getPolicy: studioEndpoint('getPolicy', { params: OfKind, replies: { 200: StudioPolicy }, errors: [] }),
  savePolicy: studioEndpoint('savePolicy', {
    params: OfKind,
    body: z.object({ changes: z.array(PolicyChange).min(1).max(100) }),
    largestBody: 1_000_000,
    replies: { 200: z.object({ policy: StudioPolicy, conflicts: z.array(FieldConflict) }) },
    errors: [],
  }),
  discardPolicy: studioEndpoint('discardPolicy', {
    params: OfKind,
    replies: { 200: StudioPolicy },
    errors: ['notAllowedNow'],
  }),
  publishPolicy: studioEndpoint('publishPolicy', {
    params: OfKind,
    body: z.object({ at: z.iso.datetime({ offset: true }).nullable().default(null) }),
    replies: { 200: StudioPolicy },
    errors: ['notAllowedNow', 'notPublishable'],
  }),
  unschedulePolicy: studioEndpoint('unschedulePolicy', {
    params: OfKind,
    replies: { 200: StudioPolicy },
    errors: ['notAllowedNow'],
  }),
  listPolicyVersions: studioEndpoint('listPolicyVersions', {
    params: OfKind,
    replies: { 200: z.array(PolicyVersion) },
    errors: [],
  }),
  restorePolicyVersion: studioEndpoint('restorePolicyVersion', {
    params: OfKind.extend({ version: z.coerce.number().int().min(1) }),
    replies: { 200: StudioPolicy },
    errors: ['notFound', 'notPublishable'],
  }),
}
