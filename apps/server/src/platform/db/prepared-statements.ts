import {
  type messages,
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'

const { serialize } = protocol
/** Each takes tens of kilobytes in the engine. The app has fewer fixed texts; texts built per query don't repeat. */
const maxStatements = 300
const maxSeen = 2000

type Query = PGlite['query']
type Prepared = { name: string; types: number[]; fields: Results['fields'] }

/**
 * The engine's `query` at a quarter of its cost for a small statement. The engine parses each text and asks for its
 * parameters' types every time, in six calls into WebAssembly. Here a text is prepared at its second use and takes one
 * call from then on, also inside transactions: prepared statements outlive them, rolled back or not.
 */
export function preparedStatements(client: PGlite): {
  query: Query
  within: (transaction: Transaction) => Transaction
} {
  const seen = new Set<string>()
  const statements = new Map<string, Prepared>()
  let named = 0

  async function statementOf(text: string): Promise<Prepared | undefined> {
    const known = statements.get(text)
    if (known || statements.size >= maxStatements) return known
    if (!seen.has(text)) {
      if (seen.size >= maxSeen) seen.clear()
      seen.add(text)
      return undefined
    }
    const made = await prepare(client, `upbeat_${named++}`, text)
    statements.set(text, made)
    return made
  }

  /** `unprepared` runs a text that comes for the first time. */
  const queryOf =
    (unprepared: Query): Query =>
    async <T>(text: string, values: unknown[] = [], options: QueryOptions = {}) => {
      const statement = await statementOf(text)
      if (!statement) return unprepared<T>(text, values, options)
      const bound = values.map((value, place) => written(client, value, statement.types[place]))
      const question = joined(serialize.bind({ statement: statement.name, values: bound }), execution)
      const answer = await client.runExclusive(() => client.execProtocol(question))
      return resultsOf<T>(client, answer.messages, statement.fields, options)
    }

  return {
    query: queryOf((text, values, options) => client.query(text, values, options)),
    within: (transaction) => {
      const query = queryOf((text, values, options) => transaction.query(text, values, options))
      return Object.create(transaction, { query: { value: query } })
    },
  }
}

const execution = joined(serialize.execute({}), serialize.sync())

async function prepare(client: PGlite, name: string, text: string): Promise<Prepared> {
  const question = joined(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync())
  const answer = await client.runExclusive(() => client.execProtocol(question))
  const described = <M extends messages.BackendMessage>(kind: string) =>
    answer.messages.find((message) => message.name === kind) as M | undefined
  const parameters = described<messages.ParameterDescriptionMessage>('parameterDescription')
  const rows = described<messages.RowDescriptionMessage>('rowDescription')
  const fields = (rows?.fields ?? []).map((field) => ({ name: field.name, dataTypeID: field.dataTypeID }))
  return { name, types: parameters?.dataTypeIDs ?? [], fields }
}

/** Serializes a value as the engine does. */
function written(client: PGlite, value: unknown, type = 0): string | null {
  if (value === null || value === undefined) return null
  const list = plainLists.has(type) && Array.isArray(value) ? listText(value) : null
  return list ?? client.serializers[type]?.(value) ?? String(value)
}

/** Type ids of `bool[]`, `int4[]`, `text[]`, `int8[]`, `float4[]`, `float8[]`, `date[]` and `uuid[]`. */
const plainLists = new Set([1000, 1007, 1009, 1016, 1021, 1022, 1182, 2951])

/** An array literal of these values, or null if one of them is neither text, a number, a boolean nor null. */
function listText(values: readonly unknown[]): string | null {
  let text = ''
  for (const value of values) {
    const kind = typeof value
    if (kind === 'string') text += `,"${quoted(value as string)}"`
    else if (kind === 'number' || kind === 'boolean') text += `,${value}`
    else if (value === null) text += ',NULL'
    else return null
  }
  return `{${text.slice(1)}}`
}

function quoted(text: string): string {
  return /["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text
}

/** Parses the rows as the engine does. */
function resultsOf<T>(
  client: PGlite,
  answer: messages.BackendMessage[],
  fields: Results['fields'],
  { rowMode, parsers }: QueryOptions,
): Results<T> {
  const read = fields.map(({ dataTypeID }) => {
    const parse = parsers?.[dataTypeID] ?? client.parsers[dataTypeID]
    return (text: string | null) => (text === null || !parse ? text : parse(text, dataTypeID))
  })
  const rows: unknown[] = []
  let affectedRows = 0
  for (const message of answer) {
    if (message.name === 'dataRow') {
      const values = (message as messages.DataRowMessage).fields.map((text, place) => read[place]?.(text))
      rows.push(
        rowMode === 'array' ? values : Object.fromEntries(fields.map(({ name }, place) => [name, values[place]])),
      )
    } else if (message.name === 'commandComplete') {
      affectedRows = countIn((message as messages.CommandCompleteMessage).text)
    }
  }
  return { rows: rows as T[], fields, affectedRows }
}

/** The row count of a command tag such as `INSERT 0 3` or `UPDATE 3`; 0 for `SELECT`, which changes nothing. */
function countIn(command: string): number {
  return Number(/^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/.exec(command)?.[1] ?? 0)
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return Buffer.concat(parts)
}
