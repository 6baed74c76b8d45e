import { zodResolver } from '@hookform/resolvers/zod'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { problemKey } from '../api/problem-key.ts'
import { isDeclined } from '../api/studio-error.ts'
import { useText } from '../i18n/use-text.ts'

export type StudioFormOptions<Values extends FieldValues> = {
  schema: z.ZodType<Values, Values>
  initial: DefaultValues<Values>
  /** The message at a field that the schema rejects. */
  problems: Partial<Record<Path<Values>, StudioTextKey>>
  /** Submits the values. Its errors are shown in the form's notice. */
  send: (values: Values) => Promise<unknown>
}

/**
 * A form of the studio. Values are always kept, errors appear on submit and clear once fixed, the first invalid field gets focus, and only
 * one submission runs at a time.
 */
export function useStudioForm<Values extends FieldValues>(options: StudioFormOptions<Values>) {
  const { schema, initial, problems, send } = options
  const t = useText()
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: initial })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (error) {
      if (!isDeclined(error)) form.setError('root', { message: t(problemKey(error)) })
    }
  })

  return {
    ...form,
    busy: isSubmitting,
    notice: errors.root?.message ?? '',
    props: {
      noValidate: true,
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        const unclear = [...event.currentTarget.querySelectorAll('input')].find(({ validity }) => validity.customError)
        if (!unclear) return void submit(event)
        // An optional date that isn't understood would be left out.
        event.preventDefault()
        unclear.focus()
      },
    },
    /** The props of a field of `packages/ui`. */
    field: (name: Path<Values>) => ({ ...form.register(name), error: problemAt(name) }),
    /** The props of a `DateField`. Its text isn't the value, so the form is given no more of the element than its focus. */
    dateField: (name: Path<Values>) => ({
      name,
      value: String(form.watch(name)),
      onChange: (value: string) => {
        form.setValue(name, value as PathValue<Values, Path<Values>>, { shouldValidate: form.formState.isSubmitted })
      },
      ref: (input: HTMLInputElement | null) => {
        form.register(name).ref(input && { name, value: '', focus: () => input.focus() })
      },
      error: problemAt(name),
    }),
  }

  function problemAt(name: Path<Values>): string | undefined {
    const { error } = form.getFieldState(name, form.formState)
    if (!error) return undefined
    return error.type === 'server' ? error.message : t(problems[name] ?? 'errors.invalidRequest')
  }
}
