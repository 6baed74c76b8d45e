/** Keys whose value is not for the eyes of who looks over a shoulder, whether a schema knows them or not. */
const secret = /secret|password|token|authorization|credential|key$/i

/** What may be printed of `value`, which stands under `key`: a secret, there or deeper in it, is only told to be set. */
export function maskSecrets(key: string, value: unknown): unknown {
  if (value === undefined || value === null) return value
  if (secret.test(key)) return '[set]'
  if (Array.isArray(value)) return value.map((item) => maskSecrets('', item))
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([inner, each]) => [inner, maskSecrets(inner, each)]))
}
