export type Form = { [key: string]: string | Form }

/** Parses Stripe's form bodies: `items[0][price]=p&metadata[a]=b`. Lists become objects with numeric keys. */
export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[?/).filter((part) => part !== '')
    let place = form
    for (const part of path.slice(0, -1)) {
      const inner = formOf(place[part])
      place[part] = inner
      place = inner
    }
    place[path.at(-1) ?? name] = value
  }
  return form
}

export function textOf(value: string | Form | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function formOf(value: string | Form | undefined): Form {
  return typeof value === 'object' ? value : {}
}
