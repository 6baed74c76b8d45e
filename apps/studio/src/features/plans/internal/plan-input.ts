import type { PlanFields, StudioPlan } from '@upbeat/contract/studio/entities/selling/plan'
import { majorUnits, minorUnits } from '@upbeat/rules/subscription/money'
import { longestPlanPeriod, planUnits } from '@upbeat/rules/subscription/plan-period'
import { z } from 'zod'
import { isWholeIn, numberIn } from './number-in.ts'

const Input = z.object({
  name: z.string(),
  price: z.string(),
  unit: z.enum(planUnits),
  count: z.string(),
  renews: z.enum(['yes', 'no']),
  trialDays: z.string(),
  benefits: z.string(),
})
export type PlanInput = z.infer<typeof Input>

/** The form's texts, with a price that the currency can have. */
export function planInput(currency: string) {
  return Input.superRefine(({ name, price, unit, count, trialDays, benefits }, context) => {
    const amount = numberIn(price)
    const isExact = majorUnits(minorUnits(amount, currency), currency) === amount
    const lines = linesOf(benefits)
    const faults = {
      name: name.trim() === '' || name.trim().length > 60,
      price: !(isExact && amount >= 0.5 && amount <= 100_000),
      count: !isWholeIn(count, 1, longestPlanPeriod[unit]),
      trialDays: !isWholeIn(trialDays || '0', 0, 365),
      benefits: lines.length > 8 || lines.some((line) => line.length > 120),
    }
    for (const [field, isFault] of Object.entries(faults))
      if (isFault) context.addIssue({ code: 'custom', path: [field], message: field })
  })
}

export function inputOf(plan: StudioPlan | null): PlanInput {
  return {
    name: plan?.name ?? '',
    price: plan ? String(plan.price) : '',
    unit: plan?.period.unit ?? 'month',
    count: String(plan?.period.count ?? 1),
    renews: plan?.renews === false ? 'no' : 'yes',
    trialDays: String(plan?.trialDays ?? 0),
    benefits: plan?.benefits.join('\n') ?? '',
  }
}

export function fieldsOf({ name, price, unit, count, renews, trialDays, benefits }: PlanInput): PlanFields {
  return {
    name: name.trim(),
    price: numberIn(price),
    period: { unit, count: Number(count) },
    renews: renews === 'yes',
    trialDays: Number(trialDays),
    benefits: linesOf(benefits),
  }
}

/** Whether saving makes a new price, which only new subscribers pay. */
export function isNewPrice({ price, unit, count, renews }: PlanInput, plan: StudioPlan): boolean {
  const amount = numberIn(price)
  if (Number.isNaN(amount)) return false
  if ((renews === 'yes') !== plan.renews) return true
  return amount !== plan.price || unit !== plan.period.unit || Number(count) !== plan.period.count
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
