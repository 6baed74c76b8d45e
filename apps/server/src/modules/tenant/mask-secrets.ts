/** Keys whose values must not be shown on a screen, known to a schema or not. */
const secret = /secret|password|token|authorization|credential|key$/i

/** A printable version of `value`, stored under `key`: secrets at any depth are replaced by `[set]`. */
export function maskSecrets(key: string, value: unknown): unknown {
  if (value === undefined || value === null) return value
  if (secret.test(key)) return '[set]'
  if (Array.isArray(value)) return value.map((item) => maskSecrets('', item))
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([inner, each]) => [inner, maskSecrets(inner, each)]))
}
