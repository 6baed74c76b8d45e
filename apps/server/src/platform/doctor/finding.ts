/**
 * What one check of the doctor found. `wrong` must be mended before going live, `look` is for the operator to judge.
 * `fix` says what to do; a check that is fine has none.
 */
export type Finding = { check: string; state: 'fine' | 'look' | 'wrong'; message: string; fix?: string }

export function fine(check: string, message: string): Finding {
  return { check, state: 'fine', message }
}

export function look(check: string, message: string, fix: string): Finding {
  return { check, state: 'look', message, fix }
}

export function wrong(check: string, message: string, fix: string): Finding {
  return { check, state: 'wrong', message, fix }
}
