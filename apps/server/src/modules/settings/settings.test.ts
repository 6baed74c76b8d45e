import { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import type { ClubSetting, SettingValue } from '@upbeat/contract/studio/entities/settings'
import { settingPhrasesDe } from '@upbeat/phrases/studio/setting-phrases-de'
import { settingPhrasesEnGb } from '@upbeat/phrases/studio/setting-phrases-en-gb'
import { editableSettings, type Setting, settingsElsewhere } from '@upbeat/rules/tenant/settings-catalogue'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { TenantSettings } from '../../platform/tenancy/tenant-settings.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'
import { membersOf } from '../tenant/members-of.ts'

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  owner = await app.newStaff('owner', 'mono')
  await app.reauthenticate(owner)
  // The domain of short links must be below the club's own domain, or proven by its DNS.
  await app.database.execute(`update tenant set domain = 'club.example' where name = 'mono'`)
  await app.database.notify('tenant_changed', 'mono')
  await vi.waitFor(async () => expect((await app.studio('getDomain', { as: owner })).body.domain).toBe('club.example'))
})
afterAll(() => app.close())

/** The settings that a setting depends on. */
const first: Record<string, Record<string, SettingValue>> = {
  'embeddedConfig.mode': { embedOrigins: ['https://www.club.example'] },
  isThirdPartyEnabled: { 'settings.membershipUrl': 'https://members.example' },
  'settings.connectProviders.wexer.tenant': { 'settings.connectProviders.wexer.url': 'https://wexer.example' },
  'settings.connectProviders.wexer.authorization': { 'settings.connectProviders.wexer.url': 'https://wexer.example' },
  'settings.connectProviders.vimeo.tenant': { 'settings.connectProviders.vimeo.url': 'https://vimeo.example' },
  'settings.connectProviders.vimeo.authorization': { 'settings.connectProviders.vimeo.url': 'https://vimeo.example' },
}

/** A value other than the current one. */
function otherValue({ key, control, options = [] }: Setting, now: SettingValue): SettingValue {
  const special: Record<string, SettingValue> = {
    connectBase: '/api/v2/vimeo/',
    logoUrl: 'https://cdn.example/logo.svg',
    dynamicLinkDomain: 'go.club.example',
    embedOrigins: ['https://www.club.example', 'https://club.example'],
    'settings.contentOrigins': ['https://cdn.example'],
  }
  if (key in special) return special[key] ?? null
  switch (control) {
    case 'switch':
      return now !== true
    case 'number':
      return now === 4 ? 5 : 4
    case 'choice':
      return options.find((option) => option !== now) ?? null
    case 'email':
      return 'desk@club.example'
    case 'link':
      return 'https://other.example/page'
    case 'language':
      return now === 'en-gb' ? 'fr' : 'en-gb'
    case 'languages':
      return ['ar', 'en-gb', 'fr', 'fi']
    case 'currency':
      return 'CHF'
    case 'timeZone':
      return 'Europe/Vienna'
    case 'dateFormat':
      return 'D MMMM YYYY'
    case 'list':
      return ['one', 'two']
    case 'text':
      return 'Other-1'
    case 'secret':
      return 'Bearer marked-secret'
  }
}

async function settingOf(key: string): Promise<ClubSetting | undefined> {
  const { body } = await app.studio('getSettings', { as: owner })
  return (body as ClubSetting[]).find((setting) => setting.key === key)
}

function change({ key, permission }: Pick<Setting, 'key' | 'permission'>, body: object, as = owner) {
  return app.studio(permission ? 'changeOwnerSetting' : 'changeSetting', { as, params: { key }, body })
}

/** The value in the member app's configuration. */
async function publicValue(key: string): Promise<unknown> {
  const { body } = await app.make('getTenant', { params: { name: 'mono' } })
  return key.split('.').reduce((value, name) => value?.[name], body) ?? null
}

/** The paths of all values in a schema. */
function leavesOf(schema: Parameters<typeof membersOf>[0], prefix = ''): string[] {
  return Object.entries(membersOf(schema) ?? {}).flatMap(([key, member]) => {
    const inner = membersOf(member) ? leavesOf(member, `${prefix}${key}.`) : []
    return inner.length > 0 ? inner : [prefix + key]
  })
}

describe('every key of the configuration', () => {
  const keys = [...leavesOf(TenantConfig), ...leavesOf(TenantSettings, 'settings.')]
  const owned = Object.values(settingsElsewhere).flat() as string[]

  it.each(keys)('LOOK-05 %s has a control or another owner, a name and a description', (key) => {
    const controls = editableSettings.filter((setting) => setting.key === key).length
    expect(controls + owned.filter((each) => each === key).length).toBe(1)
    for (const phrases of [settingPhrasesEnGb, settingPhrasesDe] as Record<string, string>[]) {
      expect(phrases[`settingNames.${key}`]).toMatch(/\S/)
      expect(phrases[`settingTexts.${key}`]).toMatch(/\.$/)
    }
  })

  it('LOOK-05 no setting is offered that isn’t in the configuration', () => {
    const offered = [...editableSettings.map(({ key }) => key as string), ...owned]
    expect(offered.filter((key) => !keys.includes(key))).toEqual(['embeddedConfig'])
  })
})

it('LOOK-05 every setting is stored, reaches members, is recorded once and can be undone', {
  timeout: 240_000,
}, async () => {
  const before = (await app.studio('getSettings', { as: owner })).body as ClubSetting[]
  const changes: { setting: Setting; value: SettingValue }[] = []
  const set = async (setting: Setting, value: SettingValue, base?: SettingValue) => {
    const { status, body } = await change(setting, { value, ...(base !== undefined && { base }) })
    expect([setting.key, status, body.code]).toEqual([setting.key, 200, undefined])
    const isSet = value !== null && (setting.key !== 'embeddedConfig' || value === true)
    const shown = setting.control === 'secret' ? null : value
    expect(body.find(({ key }: ClubSetting) => key === setting.key)).toEqual({ key: setting.key, value: shown, isSet })
    changes.push({ setting, value })
    return body as ClubSetting[]
  }
  let now = before
  for (const setting of editableSettings) {
    for (const needed of editableSettings) {
      const value = first[setting.key]?.[needed.key]
      if (value !== undefined && !changes.some((each) => each.setting === needed)) now = await set(needed, value)
    }
    const current = now.find(({ key }) => key === setting.key)
    const base = setting.control === 'secret' ? undefined : current?.isSet ? current.value : null
    now = await set(setting, otherValue(setting, current?.value ?? null), base)
  }

  const club = (await app.make('getTenant', { params: { name: 'mono' } })).body
  const last = new Map(changes.map(({ setting, value }) => [setting.key as string, value]))
  for (const [key, value] of last) {
    if (key.startsWith('settings.') || key === 'embeddedConfig') continue
    expect([key, key.split('.').reduce((group, name) => group?.[name], club) ?? null]).toEqual([key, value])
  }

  const { rows } = await app.database.execute(
    `select id, action, before::text || after::text as text from audit_entry
      where object_kind = 'club' and tenant_id = (select id from tenant where name = 'mono') order by at, id`,
  )
  expect(rows.map(({ action }) => action)).toEqual(changes.map(() => 'club.changed'))
  expect(JSON.stringify(rows)).not.toContain('marked-secret')

  for (const [at, { setting }] of [...changes.entries()].reverse()) {
    const undone = await app.studio('undoChange', { as: owner, params: { id: String(rows[at]?.id) } })
    // These must be proven again whenever they are set, and the history has no secrets to restore.
    const isProven = ['dynamicLinkDomain', 'settings.mailFrom'].includes(setting.key)
    const expected = isProven ? [409] : setting.key.includes('connectProviders') ? [204, 409] : [204]
    expect([setting.key, undone.status]).toEqual([setting.key, expect.toBeOneOf(expected)])
  }
  const ordinary = (settings: ClubSetting[]) =>
    settings.filter(({ key }) => editableSettings.some((each) => each.key === key && each.permission === undefined))
  expect(ordinary((await app.studio('getSettings', { as: owner })).body)).toEqual(ordinary(before))
})

describe('changing a setting', () => {
  const copyright = (as: TestStaff, value: string, base?: string | null) =>
    app.studio('changeSetting', {
      as,
      params: { key: 'copyright' },
      body: { value, ...(base !== undefined && { base }) },
    })

  it('LOOK-05 reports a conflict with another person’s change, and keeps that change', async () => {
    await copyright(owner, 'Theirs')
    const late = await copyright(owner, 'Mine', 'What was there before')
    expect([late.status, late.body.code]).toEqual([409, 'changedElsewhere'])
    expect((await settingOf('copyright'))?.value).toBe('Theirs')
    expect((await copyright(owner, 'Mine', 'Theirs')).status).toBe(200)
  })

  it('LOOK-05 keeps simultaneous changes of several settings', async () => {
    const wanted = { showClassOfTheDay: false, showBrowseClasses: false, showCollections: false, passkeys: true }
    const replies = await Promise.all(
      Object.entries(wanted).map(([key, value]) =>
        app.studio('changeSetting', { as: owner, params: { key }, body: { value } }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const [key, value] of Object.entries(wanted)) expect([key, await publicValue(key)]).toEqual([key, value])
  })

  it('LOOK-05 refuses an invalid value with its key in the message, and changes nothing', async () => {
    for (const [key, value] of [
      ['supportEmail', 'nobody'],
      ['embedOrigins', ['https://club.example/with/path']],
      ['EventCardSize', 9],
      ['mmsSignupLink', 'javascript:alert(1)'],
      ['language', 'xx'],
      ['dateFormat', 'no date'],
      ['showSignUpPage', 'perhaps'],
    ] as const) {
      const before = await settingOf(key)
      const { status, body } = await app.studio('changeSetting', { as: owner, params: { key }, body: { value } })
      expect([key, status, body.code]).toEqual([key, 400, 'invalidRequest'])
      expect(body.message).toContain(key)
      expect(await settingOf(key)).toEqual(before)
    }
  })

  it('LOOK-05 is for managers, too, except for settings that only owners may change', async () => {
    const manager = await app.newStaff('manager', 'mono')
    await app.reauthenticate(manager)
    expect((await copyright(manager, 'By the manager')).status).toBe(200)
    const payments = { params: { key: 'webMode' }, body: { value: 'test' } }
    expect((await app.studio('changeSetting', { as: manager, ...payments })).status).toBe(404)
    expect((await app.studio('changeOwnerSetting', { as: manager, ...payments })).body.code).toBe('notPermitted')
    const unknown = { params: { key: 'tenantID' }, body: { value: 'other' } }
    expect((await app.studio('changeSetting', { as: owner, ...unknown })).status).toBe(404)
    expect(
      (await app.studio('changeOwnerSetting', { as: owner, params: { key: 'copyright' }, body: { value: '' } })).status,
    ).toBe(404)
  })
})
