import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'

type Fields = Record<string, string | boolean>
/** What is wrong with which field, by the name of its text. */
export type FormProblems<Values, Problem> = { [Name in keyof Values]?: Problem | undefined }
/** Why sending came to nothing: a text for the whole form, or for fields of it. */
export type FormFailure<Values, Problem> = { notice?: Problem; problems?: FormProblems<Values, Problem> }

export type FormOptions<Values extends Fields, Problem extends string> = {
  initial: Values
  check: (values: Values) => FormProblems<Values, Problem>
  /** Sends what was typed; answers a failure or nothing. */
  send: (values: Values) => Promise<FormFailure<Values, Problem> | undefined>
  /** The text of a problem in the page's language. */
  describe: (problem: Problem) => string
}

/**
 * The state of a form: what was typed stays whatever happens, problems appear when it is sent and go once they are mended, the
 * focus goes to the first wrong field, and nothing is sent twice at a time.
 */
export function useForm<Values extends Fields, Problem extends string>(options: FormOptions<Values, Problem>) {
  const { initial, check, send, describe } = options
  const element = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<FormProblems<Values, Problem>>({})
  const [notice, setNotice] = useState<Problem>()
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)

  // After the problems are drawn, so that the field is read out together with its own.
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
    /** Puts these into the texts that are still empty. */
    fill: (known: Partial<Values>) =>
      setValues((before) => {
        const empty = Object.entries(known).filter(([name]) => before[name] === '')
        return { ...before, ...Object.fromEntries(empty) }
      }),
  }
}
