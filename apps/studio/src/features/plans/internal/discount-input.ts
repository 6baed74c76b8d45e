import type { DiscountChange, NewDiscount, StudioDiscount } from '@upbeat/contract/studio/entities/selling/code'
import { majorUnits, minorUnits } from '@upbeat/rules/subscription/money'
import { normaliseCode } from '@upbeat/rules/subscription/normalise-code'
import { z } from 'zod'
import { isWholeIn, numberIn } from './number-in.ts'

const Input = z.object({
  code: z.string(),
  kind: z.enum(['percent', 'amount']),
  value: z.string(),
  months: z.string(),
  from: z.string(),
  until: z.string(),
  maximumUses: z.string(),
})
export type DiscountInput = z.infer<typeof Input>

/** The form's texts. An empty number means no limit. */
export function discountInput(currency: string) {
  return Input.superRefine(({ code, kind, value, months, from, until, maximumUses }, context) => {
    const amount = numberIn(value)
    const isExact = majorUnits(minorUnits(amount, currency), currency) === amount
    const faults = {
      code: normaliseCode(code) === null,
      value: kind === 'percent' ? !isWholeIn(value, 1, 100) : !(isExact && amount >= 0.01 && amount <= 100_000),
      months: months.trim() !== '' && !isWholeIn(months, 1, 36),
      until: from !== '' && until !== '' && until <= from,
      maximumUses: maximumUses.trim() !== '' && !isWholeIn(maximumUses, 1, 1_000_000),
    }
    for (const [field, isFault] of Object.entries(faults))
      if (isFault) context.addIssue({ code: 'custom', path: [field], message: field })
  })
}

export function inputOfDiscount(discount: StudioDiscount | null): DiscountInput {
  return {
    code: discount?.code ?? '',
    kind: discount?.amountOff ? 'amount' : 'percent',
    value: String(discount?.percentageOff ?? discount?.amountOff ?? ''),
    months: String(discount?.months ?? ''),
    from: discount?.from ?? '',
    until: discount?.until ?? '',
    maximumUses: String(discount?.maximumUses ?? ''),
  }
}

export function newDiscountOf({ code, kind, value, months, ...validity }: DiscountInput): NewDiscount {
  const off = numberIn(value)
  return {
    code: normaliseCode(code) ?? code,
    percentageOff: kind === 'percent' ? off : null,
    amountOff: kind === 'amount' ? off : null,
    months: countIn(months),
    ...validityOf(validity),
  }
}

type Validity = Pick<DiscountInput, 'from' | 'until' | 'maximumUses'>
export function validityOf({ from, until, maximumUses }: Validity): Omit<DiscountChange, 'revision'> {
  return { from: from || null, until: until || null, maximumUses: countIn(maximumUses) }
}

function countIn(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
