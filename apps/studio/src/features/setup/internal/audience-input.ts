import { type AudienceChoice, audienceIntervals, type ClubAudience } from '@upbeat/contract/studio/entities/setup'
import { z } from 'zod'

/** The input of the step for all options, so that switching between them loses nothing. */
export const AudienceInput = z
  .object({
    kind: z.enum(['everyone', 'code', 'plan']),
    accessCode: z.string(),
    planName: z.string(),
    price: z.string(),
    interval: z.enum(audienceIntervals),
    trialDays: z.string(),
  })
  .superRefine(({ kind, accessCode, planName, price, trialDays }, context) => {
    const faults = {
      accessCode: kind === 'code' && !/^[\w-]{4,64}$/.test(accessCode.trim()),
      planName: kind === 'plan' && (planName.trim() === '' || planName.length > 60),
      price: kind === 'plan' && !(numberIn(price) >= 0.5 && numberIn(price) <= 100_000),
      trialDays: kind === 'plan' && !/^\s*([0-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])?\s*$/.test(trialDays),
    }
    for (const [field, isFault] of Object.entries(faults))
      if (isFault) context.addIssue({ code: 'custom', path: [field], message: field })
  })
export type AudienceInput = z.infer<typeof AudienceInput>

/** The initial input: the club's settings, or defaults. */
export function firstAudience({ kind, accessCode, plan }: ClubAudience): AudienceInput {
  return {
    kind,
    accessCode: accessCode ?? randomCode(),
    planName: plan?.name ?? '',
    price: plan ? String(plan.price) : '',
    interval: plan?.interval ?? 'Monthly',
    trialDays: plan ? String(plan.trialDays) : '7',
  }
}

export function choiceOf({ kind, accessCode, planName, price, interval, trialDays }: AudienceInput): AudienceChoice {
  if (kind === 'everyone') return { kind }
  if (kind === 'code') return { kind, accessCode: accessCode.trim() }
  const plan = { name: planName.trim(), interval, price: numberIn(price), trialDays: Number(trialDays) }
  return { kind, plan }
}

/** With a decimal comma or point. */
function numberIn(text: string): number {
  return /^\s*\d+([.,]\d{1,2})?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** A random code of eight letters and digits, without look-alikes. */
function randomCode(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return [...bytes].map((byte) => letters[byte % letters.length]).join('')
}
