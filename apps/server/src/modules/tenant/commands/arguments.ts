import { TenantFault } from '../admin.ts'

export const usage = `npm run tenant -- COMMAND [--dry-run]

  list                                  the clubs
  create NAME [KEY=VALUE...] [--config FILE] [--logo FILE.svg] [--domain HOST] [--from NAME]
                                        --from takes look, texts, policies, plans and settings of another club,
                                        but no people, classes, secrets or hosts
  show NAME                             its whole configuration, defaults filled in
  set NAME KEY=VALUE... [--logo FILE.svg]
                                        e.g. colours.primary=#0f766e showSignUpPage=false settings.mailFrom=a@club.example
                                        KEY= goes back to the default; --all instead of NAME: at every club
  wording NAME LANGUAGE KEY=TEXT...     the club's own texts in place of the product's, e.g. wording pulse de shell.classes=Stunden
                                        KEY= goes back to the product's
  export NAME                           the club as JSON, its private settings and its wording too
  import FILE                           makes the club of an exported file, or gives it that shape
  export NAME FILE.tar [--without-media]
                                        the whole club as one file: classes, media, members, progress, staff, history
  import FILE.tar [--as NAME] [--host HOST]
                                        brings it to this installation; --as beside a club that is here already
  domain NAME HOST | domain NAME --remove
  disable NAME, enable NAME
  bulk FILE                             runs the commands of a file in one start, one a line; --dry-run for all of them

CLUB_FILE_PASSPHRASE in the environment seals the secrets of an exported club, and opens them again.
--dry-run tells what would change and changes nothing. Keys: docs/tenant-configuration.md`

export const options = {
  'dry-run': { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
  config: { type: 'string' },
  logo: { type: 'string' },
  domain: { type: 'string' },
  'without-media': { type: 'boolean', default: false },
  as: { type: 'string' },
  host: { type: 'string' },
  from: { type: 'string' },
  all: { type: 'boolean', default: false },
} as const

/**
 * What each command accepts after the club's name: the maximum number of words, and options. Anything else is an error.
 */
const takes: Record<string, { words: number; options: (keyof typeof options)[] }> = {
  list: { words: 0, options: [] },
  create: { words: Number.POSITIVE_INFINITY, options: ['config', 'logo', 'domain', 'from'] },
  show: { words: 0, options: [] },
  set: { words: Number.POSITIVE_INFINITY, options: ['logo', 'all'] },
  wording: { words: Number.POSITIVE_INFINITY, options: ['all'] },
  export: { words: 1, options: ['without-media'] },
  import: { words: 0, options: ['as', 'host'] },
  domain: { words: 1, options: ['remove'] },
  disable: { words: 0, options: [] },
  enable: { words: 0, options: [] },
  bulk: { words: 0, options: [] },
}

export type Values = {
  'dry-run': boolean
  remove: boolean
  config?: string
  logo?: string
  domain?: string
  'without-media': boolean
  as?: string
  host?: string
  from?: string
  all: boolean
}

/** @throws TenantFault if the command isn't known, or was given what it doesn't take */
export function assertTaken([command = '', name, ...rest]: string[], values: Values) {
  const taken = Object.hasOwn(takes, command) ? takes[command] : undefined
  if (!taken) throw new TenantFault(command === '' ? [usage] : [`There is no command ${command}.`, '', usage])
  const words = command === 'list' && name !== undefined ? [name, ...rest] : rest
  const extra = [
    ...words.slice(taken.words),
    ...(['remove', 'config', 'logo', 'domain', 'without-media', 'as', 'host', 'from', 'all'] as const)
      .filter((key) => values[key] && !taken.options.includes(key))
      .map((key) => `--${key}`),
  ]
  if (extra.length > 0) throw new TenantFault(extra.map((word) => `${word}: ${command} takes no such thing`))
}
