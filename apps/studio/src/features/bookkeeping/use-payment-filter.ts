import { type EntryKind, entryKinds, Month, type PaymentQuery } from '@upbeat/contract/studio/entities/selling/payment'
import { useSearchParams } from 'react-router'

export type PaymentFilter = ReturnType<typeof usePaymentFilter>

/** Month, kind and page of the list, from the URL. */
export function usePaymentFilter() {
  const [parameters, setParameters] = useSearchParams()
  function set(name: 'month' | 'kind' | 'page', value: string) {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        if (name !== 'page') next.delete('page')
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { preventScrollReset: name !== 'page' },
    )
  }
  return { question: readQuestion(parameters), set }
}

/** Parameters that mean nothing are ignored. */
function readQuestion(parameters: URLSearchParams): PaymentQuery {
  const month = Month.safeParse(parameters.get('month')).data
  const kind = entryKinds.find((one): one is EntryKind => one === parameters.get('kind'))
  const page = Number(parameters.get('page') ?? 1)
  return {
    ...(month && { month }),
    ...(kind && { kind }),
    page: Number.isInteger(page) && page >= 1 && page <= 20_000 ? page : 1,
  }
}
