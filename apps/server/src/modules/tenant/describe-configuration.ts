import { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { tenantDefaults } from '@upbeat/contract/tenant-defaults'
import { tenantGroupDefaults } from '@upbeat/contract/tenant-group-defaults'
import { settingPhrasesEnGb } from '@upbeat/phrases/studio/setting-phrases-en-gb'
import { z } from 'zod'
import { TenantSettings } from '../../platform/tenancy/tenant-settings.ts'

type Schema = {
  type?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  default?: unknown
  minimum?: number
  maximum?: number
  $ref?: string
  $defs?: Record<string, Schema>
}

/**
 * docs/tenant-configuration.md: keys, types and defaults from the server's schemas, meanings from the phrases that the
 * studio shows for each setting.
 */
export function describeConfiguration(): string {
  return `<!-- Made of the schema by \`npm run docs:tenant\`; \`npm run check\` fails where it is not current. -->
# Tenant configuration

Everything that makes a club itself, with the spelling of each key, odd ones too. What is not set has its default. \`npm run tenant\`
without arguments tells how clubs are made, shown, changed, exported, imported, given a domain and disabled:

\`\`\`
npm run tenant -- create riverside displayName="Riverside Club" colours.primary=#0f766e --logo logo.svg
npm run tenant -- set riverside showSignUpPage=false settings.mailFrom=hello@riverside.example --dry-run
npm run tenant -- wording riverside de shell.classes=Stunden
npm run tenant -- domain riverside classes.riverside.example
\`\`\`

A change is checked whole before it is written: a fault is told by its key and nothing changes. A club that no longer passes as it is
stored is told so, and can still be disabled, enabled and given another domain. Running servers show a change within five seconds.
Unknown keys, of an older or newer version, are told and ignored. A stored configuration that can't be read takes only its own club
offline, and a private setting that can't be read counts as not set; the log says which key it is. The embedded database is changed
through the running server, PostgreSQL directly.

A club is reached at its domain, and at \`NAME.\` of any host that leads here. A logo is an SVG drawing of at most 64 KB in which nothing
runs, loads or embeds.

The studio sets most of them, under **Settings**, with the same names and meanings ([settings](features/settings.md)).

A club can say anything of the product in its own words, language by language, names of categories and mails too. The keys and what the
product says itself are in \`packages/phrases/src\`; a text keeps the placeholders (\`{{count}}\`) of the one it stands for. The next
page that is opened shows it. An export takes the wording along, and an import without one leaves it alone.

## Public

Sent to every browser: nothing here is a secret.

${table(schemaOf(TenantConfig), { defaults: tenantDefaults, members: tenantGroupDefaults, prefix: '' })}

## Private

Stays on the server; set as \`settings.KEY\`. The keys of Stripe are not among them: payments are the installation's, and
\`STRIPE_*\` of [its settings](self-hosting.md) serve all clubs.

${table(schemaOf(TenantSettings), { defaults: {}, members: {}, prefix: 'settings.' })}
`
}

function schemaOf(schema: z.ZodType): Schema {
  const whole = z.toJSONSchema(schema, { io: 'input', reused: 'inline', unrepresentable: 'any' }) as Schema
  return withoutReferences(whole, whole.$defs ?? {})
}

/** Inlines named definitions in place of their references. */
function withoutReferences(schema: Schema, named: Record<string, Schema>): Schema {
  const text = JSON.stringify(schema, (_key, value) => {
    const name = /^#\/\$defs\/(.+)$/.exec(value?.$ref ?? '')?.[1]
    return name && named[name] ? { ...named[name], ...value, $ref: undefined, id: undefined } : value
  })
  return JSON.parse(text) as Schema
}

type Defaults = Readonly<Record<string, unknown>>

type Part = {
  defaults: Defaults
  /** The defaults of groups that are partially set. */
  members: Readonly<Record<string, object>>
  /** The prefix of the studio's names for these keys. */
  prefix: string
}

function table(schema: Schema, part: Part): string {
  return ['| key | value | default | meaning |', '|---|---|---|---|', ...rows(schema, part)].join('\n')
}

/** A row per key, followed by those of its group. */
function rows(schema: Schema, { defaults, members, prefix }: Part, within = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const standard = Object.hasOwn(defaults, key) ? defaults[key] : part.default
    const group = [part, ...(part.anyOf ?? [])].find(({ properties }) => properties)
    const defaultText = standard === undefined || (group && standard !== null) ? '' : code(standard)
    const path = `${within}${key}`
    const row = `| \`${path}\` | ${typeOf(part)} | ${defaultText} | ${meaningOf(prefix + path) ?? part.description ?? ''} |`
    const inner = { defaults: (members[key] ?? {}) as Defaults, members: {}, prefix }
    return [row, ...(group ? rows(group, inner, `${path}.`) : [])]
  })
}

/** The studio's description of a setting. Groups have none. */
function meaningOf(key: string): string | undefined {
  const phrases: Readonly<Record<string, string | undefined>> = settingPhrasesEnGb
  const [name, text] = [phrases[`settingNames.${key}`], phrases[`settingTexts.${key}`]]
  return name && `${name}. ${text}`
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return code(schema.const)
  if (schema.enum) return schema.enum.map(code).join(', ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`
  if (schema.type === 'object') return 'a group'
  if (schema.type === 'integer') return `whole number, ${schema.minimum} to ${schema.maximum}`
  const words: Record<string, string> = { boolean: 'true or false', string: 'text', null: '`null`' }
  return words[schema.type ?? ''] ?? (schema.type || 'any')
}

function code(value: unknown) {
  return `\`${JSON.stringify(value)}\``
}
