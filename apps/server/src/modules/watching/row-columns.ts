import { type SQL, sql } from 'drizzle-orm'

// Hundreds of rows are given and read as one array per column, which the engines and drivers handle faster than objects and single rows.

type Value = string | number | boolean | null

/** Rows as the table `given`, with columns of these types. A statement has the same text however many rows there are. */
export function givenRows<Types extends Record<string, string>>(
  rows: readonly { [Name in keyof Types]: Value }[],
  types: Types,
): SQL {
  const names = Object.keys(types)
  const columns = names.map((name) => sql`${sql.param(rows.map((row) => row[name]))}::${sql.raw(`${types[name]}[]`)}`)
  return sql`unnest(${sql.join(columns, sql`, `)}) as given(${sql.raw(names.map((name) => `"${name}"`).join(', '))})`
}

/**
 * Columns of which many rows have the same values. Each distinct set of values is given once, and `sets` has the number of each row's set; given as
 * `set`, `values` selects the columns by it. For few sets: the database finds the nth text of an array by counting from its start.
 */
export function sharedColumns<Types extends Record<string, string>>(
  rows: readonly { [Name in keyof Types]: Value }[],
  types: Types,
): { sets: number[]; values: SQL } {
  const names = Object.keys(types)
  const numbers = new Map<string, number>()
  const distinct: { [Name in keyof Types]: Value }[] = []
  const sets = rows.map((row) => {
    const key = JSON.stringify(names.map((name) => row[name]))
    const set = numbers.get(key) ?? distinct.push(row)
    numbers.set(key, set)
    return set
  })
  const columns = names.map((name) => {
    const values = sql.param(distinct.map((row) => row[name]))
    return sql`(${values}::${sql.raw(`${types[name]}[]`)})["set"] as ${sql.identifier(name)}`
  })
  return { sets, values: sql.join(columns, sql`, `) }
}

/** Selects these columns for `rowsIn`. */
export function inColumns<Row>(columns: { [Name in keyof Row]: SQL }): SQL {
  const lists = Object.entries<SQL>(columns).map(
    ([name, column]) => sql`json_agg(${column}) as ${sql.identifier(name)}`,
  )
  return sql.join(lists, sql`, `)
}

/** The rows of which `inColumns` selected the columns. */
export function rowsIn<Row>(selected: readonly Record<string, unknown[] | null>[]): Row[] {
  const columns = Object.entries(selected[0] ?? {})
  const rows = (columns[0]?.[1] ?? []).map((): Record<string, unknown> => ({}))
  for (const [name, values] of columns) for (const [index, row] of rows.entries()) row[name] = values?.[index]
  return rows as Row[]
}
