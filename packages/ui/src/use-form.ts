import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'

type Fields = Record<string, string | boolean>
/** Errors by field name. */
export type FormProblems<Values, Problem> = { [Name in keyof Values]?: Problem | undefined }
/** Why submission failed: a text for the whole form, or for its fields. */
export type FormFailure<Values, Problem> = { notice?: Problem; problems?: FormProblems<Values, Problem> }

export type FormOptions<Values extends Fields, Problem extends string> = {
  initial: Values
  check: (values: Values) => FormProblems<Values, Problem>
  /** Submits the values; returns a failure or nothing. */
  send: (values: Values) => Promise<FormFailure<Values, Problem> | undefined>
  /** Translates a problem. */
  describe: (problem: Problem) => string
}

/**
 * The state of a form. Values are always kept, errors appear on submit and clear once fixed, the first invalid field gets focus, and only
 * one submission runs at a time.
 */
export function useForm<Values extends Fields, Problem extends string>(options: FormOptions<Values, Problem>) {
  const { initial, check, send, describe } = options
  const element = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<FormProblems<Values, Problem>>({})
  const [notice, setNotice] = useState<Problem>()
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)

  // After the errors are rendered, so that a screen reader announces the field with its error.
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  function refuse(found: FormProblems<Values, Problem>) {
    setProblems(found)
    setRefusals((count) => count + 1)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setNotice(undefined)
    const found = check(values)
    if (Object.keys(found).length > 0) return refuse(found)
    setProblems({})
    setBusy(true)
    try {
      const failure = await send(values)
      if (failure?.problems) refuse(failure.problems)
      setNotice(failure?.notice)
    } finally {
      setBusy(false)
    }
  }

  function change(name: keyof Values & string, value: string | boolean) {
    const next = { ...values, [name]: value }
    setValues(next)
    if (problems[name] !== undefined) setProblems({ ...problems, [name]: check(next)[name] })
  }

  const errorOf = (name: keyof Values & string) => {
    const problem = problems[name]
    return problem === undefined ? undefined : describe(problem)
  }

  return {
    values,
    busy,
    notice: notice === undefined ? '' : describe(notice),
    form: { ref: element, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
    text: (name: keyof Values & string) => ({
      name,
      value: String(values[name]),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(name, event.target.value),
      error: errorOf(name),
    }),
    tick: (name: keyof Values & string) => ({
      name,
      checked: values[name] === true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.checked),
      error: errorOf(name),
    }),
    clear: () => setValues(initial),
    /** Prefills the fields that are still empty. */
    fill: (known: Partial<Values>) =>
      setValues((before) => {
        const empty = Object.entries(known).filter(([name]) => before[name] === '')
        return { ...before, ...Object.fromEntries(empty) }
      }),
  }
}
