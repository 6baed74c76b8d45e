import type { Storage } from '../media/storage.ts'
import type { Outcome, TenantAdmin } from '../tenant/admin.ts'
import type { FromTemplate } from '../tenant/commands/club-file-commands.ts'
import { clubPrefix } from './club-prefix.ts'
import { clubRowsOn } from './club-rows-repository.ts'
import { type ClubSeals, takeSettingSecrets } from './club-secrets.ts'
import type { ClubTable } from './club-tables.ts'
import { copyCategories } from './copy-categories.ts'
import { copyFiles } from './copy-files.ts'

type Parts = {
  admin: Pick<TenantAdmin, 'create' | 'find'>
  storage: Storage
  seals: ClubSeals
  scratchDir: string
  makeId: () => string
  now: () => Date
}
/** Texts, policies and what is sold. Prices at Stripe belong to the template's account. */
const tables: readonly ClubTable[] = [
  { name: 'phrase_override' },
  { name: 'consent' },
  { name: 'product' },
  {
    name: 'plan',
    where: 't.archived_at is null',
    replaced: `'{"stripe_price_id": null, "replaced_by": null, "revision": 0}'::jsonb`,
  },
]
/** Of one club alone: its name, its addresses and its identity provider. */
const ownConfig = [
  'name',
  'tenantID',
  'displayName',
  'url',
  'dynamicLinkDomain',
  'localytics',
  'sso',
  'ssoLogin',
  'msalSsoSupport',
]
const ownSettings = ['sso', 'plannedDomain', 'membershipUrl', 'connectProviders']

/**
 * Makes a club in the shape of another: look, texts, categories, policies, plans and settings. It gets no people, no classes, no
 * secrets and no host.
 * @throws TenantFault
 */
export async function createFromTemplate(name: string, asked: FromTemplate, parts: Parts): Promise<Outcome> {
  const { admin, seals, makeId } = parts
  const template = await admin.find(asked.template)
  const id = makeId()
  const { settings } = takeSettingSecrets(template.settings, seals)
  const start = asked.alter({
    config: without(withPicturesOf(template.config, template.id, id), ownConfig),
    settings: without(settings, ownSettings),
    logoSvg: template.logoSvg,
  })
  const picturesShown = picturesIn(start.config ?? {}, id)
  const keyIn = (club: string, file: string) => `${clubPrefix(club)}look/${file}`
  const ofLook = picturesShown.map((file) => ({ from: keyIn(template.id, file), to: keyIn(id, file) }))
  if (!asked.dryRun) await copyFiles(ofLook, parts)
  try {
    return await admin.create(
      name,
      { ...start, id },
      {
        dryRun: asked.dryRun,
        alongside: {
          write: async (transaction) => {
            const lines = picturesShown.map((file) => JSON.stringify(pictureRow(id, file, parts.now())))
            const pictures = { name: 'uploaded_picture' }
            const rows = clubRowsOn(transaction)
            if (lines.length > 0) await rows.add(id, pictures, await rows.columnsOf(pictures), lines, false)
            await copyCategories(rows, { ...parts, from: template.id, to: id })
            for (const table of tables) await copyRows(rows, table, template.id, id)
          },
        },
      },
    )
  } catch (error) {
    if (!asked.dryRun) await parts.storage.remove(clubPrefix(id))
    throw error
  }

  async function copyRows(rows: ReturnType<typeof clubRowsOn>, table: ClubTable, from: string, to: string) {
    const columns = await rows.columnsOf(table)
    const lines: string[] = []
    for await (const batch of rows.read(from, table, true)) lines.push(...batch)
    if (lines.length > 0) await rows.add(to, table, columns, lines, false)
  }
}

function without<T extends Record<string, unknown>>(values: T, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)))
}

function withPicturesOf<T extends object>(config: T, from: string, to: string): T {
  return JSON.parse(JSON.stringify(config).replaceAll(`/images/club/${from}/`, `/images/club/${to}/`))
}

/** The names of the club's own pictures that a configuration shows. */
function picturesIn(config: object, tenantId: string): string[] {
  const found = JSON.stringify(config).matchAll(/\/images\/club\/([^/"]+)\/([\w-]+\.jpg)/g)
  return [...new Set([...found].flatMap(([, club, file = '']) => (club === tenantId ? file : [])))]
}

function pictureRow(tenantId: string, file: string, now: Date) {
  const keys = [`${clubPrefix(tenantId)}look/${file}`]
  return { id: file.replace(/\.jpg$/, ''), keys, checked_at: now.toISOString(), unused_since: null }
}
