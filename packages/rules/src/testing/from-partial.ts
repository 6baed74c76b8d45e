type Partly<T> = T extends (...parameters: never[]) => unknown
  ? T
  : T extends object
    ? { [Key in keyof T]?: Partly<T[Key]> }
    : T

/**
 * A value for a test that gives only the fields it needs, at any depth. The given ones are type-checked; the others are missing.
 * @internal
 */
export function fromPartial<T>(part: Partly<T>): T {
  return part as T
}
