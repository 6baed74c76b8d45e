import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../../app.ts'
import { readConfig } from '../../../config.ts'
import { createLog } from '../../../platform/logging/log.ts'
import { type DemoApp, openDemoApp } from '../../../testing/demo-app.ts'
import { createAudit } from '../../audit/audit.ts'
import { createWordingRepository } from '../../i18n/wording-repository.ts'
import { createTenantAdmin } from '../admin.ts'
import { createTenantRepository } from '../repository.ts'
import { runTenantCommand } from './command-line.ts'

let app: DemoApp
const files: Record<string, string> = {}
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

/** Runs one line of the command. */
function tenant(line: string) {
  const admin = createTenantAdmin({
    tenants: createTenantRepository(app.database, createAudit({ makeId: randomUUID })),
    wording: createWordingRepository(app.database),
    makeId: randomUUID,
    now: () => new Date(),
    names: { publicHost: 'clubs.example', extraHosts: [] },
  })
  const read = async (path: string) => {
    const content = files[path]
    if (path === 'folder') throw Object.assign(new Error('a folder'), { code: 'EISDIR' })
    if (content === undefined) throw Object.assign(new Error('missing'), { code: 'ENOENT', path })
    return content
  }
  return runTenantCommand(line.split(' '), admin, read)
}

const configOf = async (name: string, from: Pick<DemoApp, 'server'> = app) => {
  const authorization = `Basic ${Buffer.from('upbeat:demo').toString('base64')}`
  const reply = await from.server.inject({ url: `/api/v1/tenants/${name}`, headers: { authorization } })
  return { status: reply.statusCode, config: reply.json() }
}
const shows = (name: string, expected: object, from?: Pick<DemoApp, 'server'>) =>
  vi.waitFor(async () => expect(await configOf(name, from)).toMatchObject(expected), { timeout: 5000, interval: 100 })
const pageOf = async (host: string) => app.server.inject({ url: '/', headers: { host } })

describe('npm run tenant', () => {
  it('creates a club that is served immediately, with all defaults', async () => {
    const made = await tenant(
      'create riverside displayName=Riverside colours.primary=#0f766e --domain Classes.Riverside.example',
    )
    expect(made).toEqual({ ok: true, text: expect.stringContaining('Saved riverside.') })
    await shows('riverside', {
      status: 200,
      config: { displayName: 'Riverside', language: 'en-gb', showChannels: true },
    })
    const { config } = await configOf('riverside')
    expect(config.colours).toMatchObject({ primary: '#0f766e', background: '#ffffff' })
    expect(config.url).toBe('https://classes.riverside.example')
    expect((await pageOf('classes.riverside.example')).body).toContain('<title>Riverside</title>')
  })

  it('changes it, also back to the default; a dry run only reports the changes', async () => {
    const dry = await tenant('set riverside showChannels=false settings.mailFrom=hello@riverside.example --dry-run')
    expect(dry.text).toBe(
      'config.showChannels: default -> false\nsettings.mailFrom: default -> "hello@riverside.example"\nDry run: nothing was saved.',
    )
    expect((await configOf('riverside')).config.showChannels).toBe(true)
    await tenant('set riverside showChannels=false settings.mailFrom=hello@riverside.example')
    await shows('riverside', { config: { showChannels: false } })
    await tenant('set riverside showChannels=')
    await shows('riverside', { config: { showChannels: true } })
  })

  it('exports a file from which import creates the same club', async () => {
    files['club.json'] = (await tenant('export riverside')).text
    expect(JSON.parse(files['club.json'])).toMatchObject({
      name: 'riverside',
      settings: { mailFrom: 'hello@riverside.example' },
    })
    expect((await tenant('import club.json')).text).toBe('Nothing changes.')
    const other = files['club.json'].replaceAll('riverside', 'hillside')
    files['other.json'] = other
    expect((await tenant('import other.json')).ok).toBe(true)
    await shows('hillside', { status: 200 })
  })

  it('sets a club’s own wording in a language, removes it, and exports it', async () => {
    const label = async (club: string) => {
      const headers = { host: `${club}.localhost:4000`, cookie: 'language=en-gb' }
      const { body } = await app.server.inject({ url: '/', headers })
      return JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null').phrases['shell.classes']
    }
    const line = 'wording riverside EN-GB shell.classes=Sessions auth.password=Pass-word'
    const changes =
      'wording.en-gb.shell.classes: default -> "Sessions"\nwording.en-gb.auth.password: default -> "Pass-word"'
    expect((await tenant(`${line} --dry-run`)).text).toBe(`${changes}\nDry run: nothing was saved.`)
    expect(await label('riverside')).toBe('Classes')
    expect((await tenant(line)).text).toBe(`${changes}\nSaved riverside.`)
    expect(await label('riverside')).toBe('Sessions')
    expect(await label('pulse')).toBe('Classes')
    expect((await tenant(line)).text).toBe('Nothing changes.')
    const exported = (await tenant('export riverside')).text
    const wording = { 'en-gb': { 'shell.classes': 'Sessions', 'auth.password': 'Pass-word' } }
    expect(JSON.parse(exported)).toMatchObject({ wording })
    expect(JSON.parse((await tenant('show riverside')).text)).toMatchObject({ wording })
    files['worded.json'] = exported.replaceAll('riverside', 'lakeview').replace('Sessions', 'Lessons')
    expect((await tenant('import worded.json')).ok).toBe(true)
    await shows('lakeview', { status: 200 })
    expect(await label('lakeview')).toBe('Lessons')
    const gone = 'wording riverside en-gb shell.classes= auth.password='
    expect((await tenant(gone)).text).toContain('wording.en-gb.shell.classes: "Sessions" -> default')
    expect(await label('riverside')).toBe('Classes')
    const { wording: _none, ...older } = JSON.parse(exported.replaceAll('riverside', 'lakeview'))
    files['older.json'] = JSON.stringify(older)
    expect((await tenant('import older.json')).text).toBe('Nothing changes.')
    expect(await label('lakeview')).toBe('Lessons')
  })

  it('renames a category in the metadata, for that club only', async () => {
    const named = async (club: string) => {
      const headers = { tenantid: club, 'accept-language': 'en-gb' }
      const reply = await app.call('GET', '/api/v2/users/ondemand/metadata', { headers })
      const categories = reply.json().categories as { id: number; name: string }[]
      return categories.find(({ id }) => id === 1009)?.name
    }
    await tenant('wording mono en-gb catalogue.category1009=Flow')
    expect([await named('mono'), await named('pulse')]).toEqual(['Flow', 'Yoga'])
    await tenant('wording mono en-gb catalogue.category1009=')
    expect(await named('mono')).toBe('Yoga')
  })

  it('disables and enables: a disabled club’s host shows no other club, its calls are refused, the others still work', async () => {
    await tenant('disable hillside')
    await shows('hillside', { status: 404 })
    for (const host of ['hillside.localhost:4000', 'classes.hillside.example']) {
      const page = await pageOf(host)
      expect([page.statusCode, page.body.includes('Pulse Club')]).toEqual([404, false])
      const call = await app.call('GET', '/api/v2/intensitycodes', { headers: { host, tenantid: '' } })
      expect(call.status).toBe(400)
    }
    expect((await configOf('riverside')).status).toBe(200)
    await tenant('enable hillside')
    await shows('hillside', { status: 200 })
  })

  it('assigns a domain to one club only, and removes it', async () => {
    expect((await tenant('domain hillside classes.riverside.example')).text).toBe(
      'domain: classes.riverside.example belongs to riverside',
    )
    await tenant('domain riverside --remove')
    await tenant('domain hillside Classes.Riverside.Example')
    await vi.waitFor(async () =>
      expect((await pageOf('classes.riverside.example')).body).toContain('"name":"hillside"'),
    )
  })

  it.each([
    ['an unknown club', 'show nobody', /There is no club nobody\. There are: .*pulse/],
    ['a second one of a name', 'create pulse', /there is a club pulse already/],
    ['a name that is no host', 'create <b>', /can't be the first part of a host/],
    ['a colour that is none', 'set pulse colours.primary=red', /colours\.primary: must be a colour like #0b5fff/],
    ['a style in a colour', 'set pulse colours.text=#000000;background:url(//x)', /colours\.text: must be a colour/],
    ['HTML in a name', 'set pulse displayName=<script>alert(1)</script>', /displayName: must be text without < and >/],
    ['a script for a link', 'set pulse mmsSignupLink=javascript:alert(1)', /mmsSignupLink: must be an http or https/],
    [
      'an origin with a path',
      'set pulse embedOrigins=["https://club.example/x"]',
      /embedOrigins\.0: must be an origin/,
    ],
    [
      'more in an origin',
      `set pulse embedOrigins=["https://a.example;script-src"]`,
      /embedOrigins\.0: must be an origin/,
    ],
    ['a language there is not', 'set pulse supportedLanguages=["en-gb","xx"]', /there is no language xx/],
    ['a language not supported', 'set riverside language=fi', /language: must be one of supportedLanguages/],
    [
      'Microsoft’s sign-in without TLS',
      'set summit msalSsoSupport=true',
      /msalSsoSupport: needs a provider whose sso.authority begins with https/,
    ],
    ['half a sign-in', 'set pulse ssoLogin=true', /ssoLogin: needs the provider in sso/],
    [
      'half a membership system',
      'set pulse isThirdPartyEnabled=true',
      /isThirdPartyEnabled: needs .*settings\.membershipUrl/,
    ],
    [
      'a script to ask for memberships',
      'set pulse settings.membershipUrl=javascript:1',
      /settings\.membershipUrl: must be/,
    ],
    [
      'a provider asked in the clear',
      'set pulse settings.connectProviders.wexer.url=http://x.example',
      /settings\.connectProviders\.wexer\.url: must be https/,
    ],
    ['no date', 'set pulse dateFormat=zzz', /dateFormat: must have day and month/],
    ['a script for a base', 'set pulse connectBase=javascript:1', /connectBase: must be a path/],
    ['S-32 an unencrypted base', 'set pulse connectBase=http://x.example/', /connectBase: must be a path/],
    ['another host for a base', 'set pulse connectBase=//x.example', /connectBase: must be a path/],
    ['settings without a key', 'set pulse settings=abc', /settings: must be settings\.KEY=VALUE/],
    ['a key without a name', 'set pulse colours..text=#000000', /colours\.\.text: has an empty part/],
    ['a flag that is none', 'set pulse showChannels=perhaps', /showChannels: /],
    ['a wrong private key', 'set pulse settings.mailFrom=nobody', /settings\.mailFrom: must be an e-mail address/],
    ['another name', 'set pulse name=pulse2', /name: can't be changed/],
    ['no value', 'set pulse showChannels', /showChannels: must be KEY=VALUE/],
    ['a domain with a path', 'domain pulse https://club.example/x', /is no domain like club\.example/],
    ['a missing file', 'import missing.json', /There is no file missing\.json/],
    ['no JSON', 'import broken.json', /broken\.json: is no JSON/],
    ['no club in it', 'import empty.json', /empty\.json: name: /],
    ['a logo that runs', 'set pulse --logo script.svg', /logo: has the element script/],
    ['a text in no language', 'wording pulse xx shell.classes=Stunden', /wording: there is no language xx/],
    [
      'a text for nothing',
      'wording pulse de shell.clases=Stunden',
      /wording\.de\.shell\.clases: there is no such phrase/,
    ],
    [
      'a text without its placeholder',
      'wording pulse de shell.copyright=©{{year}}',
      /shell\.copyright: lacks \{\{copyright/,
    ],
    ['no text', 'wording pulse de', /npm run tenant -- COMMAND/],
    ['a text without a key', 'wording pulse de Stunden', /Stunden: must be KEY=VALUE/],
    ['an unknown command', 'destroy pulse', /There is no command destroy/],
    ['an unknown option', 'show pulse --force', /Unknown option '--force'/],
    ['nothing', 'show', /npm run tenant -- COMMAND/],
    ['nothing to set', 'set pulse', /npm run tenant -- COMMAND/],
    ['a second club', 'disable pulse tempo', /^tempo: disable takes no such thing$/],
    ['a word too many', 'domain pulse club.example other.example', /^other\.example: domain takes no such thing$/],
    ['an option of another command', 'set pulse --config club.json', /^--config: set takes no such thing$/],
    ['a domain to have and to remove', 'domain pulse club.example --remove', /npm run tenant -- COMMAND/],
    ['a folder for a file', 'import folder', /^folder: can't be read \(EISDIR\)$/],
    ['a list of something', 'list pulse', /^pulse: list takes no such thing$/],
  ])('%s is refused and changes nothing', async (_title, line, message) => {
    files['broken.json'] = '{'
    files['empty.json'] = '{}'
    files['script.svg'] = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const before = (await tenant('export pulse')).text
    const { ok, text } = await tenant(line)
    expect(text).toMatch(message)
    expect(ok).toBe(false)
    expect((await tenant('export pulse')).text).toBe(before)
  })

  it('masks secrets when it shows, changes, would change or removes them', async () => {
    const line = `set riverside settings.webhookSecret=hush settings.connectProviders.wexer.url=https://connect.example`
    const lines = [
      `${line} settings.connectProviders.wexer.authorization=hush --dry-run`,
      `${line} settings.connectProviders.wexer.authorization=hush`,
      `set riverside settings.webhookSecret=hushhush`,
      'show riverside',
      'set riverside settings.webhookSecret= settings.connectProviders=',
    ]
    const texts = []
    for (const each of lines) texts.push((await tenant(each)).text)
    const [dry, set, other, show, removed] = texts
    for (const text of [dry, set]) {
      expect(text).toContain('settings.webhookSecret: default -> "[set]"')
      expect(text).toContain('settings.connectProviders.wexer.authorization: default -> "[set]"')
    }
    expect(other).toContain('settings.webhookSecret: "[set]" -> "[set]"')
    expect(show).toContain('"webhookSecret": "[set]"')
    expect(show).toContain('"authorization": "[set]"')
    expect(show).toContain('"url": "https://connect.example"')
    expect(removed).toMatch(/settings\.connectProviders: \{.*"authorization":"\[set\]"\}\} -> default/)
    expect(texts.join()).not.toContain('hush')
  })

  it('treats a number as text if the key is text, and sets a key in a group that the club didn’t have', async () => {
    const line = 'set riverside appStoreId=361309726 displayName=24 embeddedConfig.showHeader=false'
    expect((await tenant(line)).ok).toBe(true)
    const config = { appStoreId: '361309726', displayName: '24', embeddedConfig: { showHeader: false, showLogo: true } }
    await shows('riverside', { status: 200, config })
    await tenant('set riverside appStoreId= displayName=Riverside embeddedConfig.showHeader=')
    await shows('riverside', { status: 200, config: { displayName: 'Riverside', embeddedConfig: null } })
  })

  it('accepts several audiences, with the issuer of the public provider', async () => {
    const sso = 'ssoLogin=true sso={"authority":"https://id.example","clientId":"app","scopes":[]}'
    const line = `set riverside ${sso} settings.sso.audience=["app","portal"]`
    expect((await tenant(line)).text).toContain('settings.sso.audience: default -> ["app","portal"]')
    await shows('riverside', { status: 200, config: { ssoLogin: true } })
    await tenant('set riverside ssoLogin= sso= settings.sso=')
  })

  it.each([
    ['colours.primry', '#0f766e'],
    ['localytics.ur', 'https://club.example'],
    ['settings.mailfrom', 'hello@club.example'],
    ['settings.stripeSecretKey', 'sk_live'],
    ['settings.connectProviders.wexer.uri', 'x settings.connectProviders.wexer.url=https://x.example'],
  ])('warns of %s, which has no effect', async (key, value) => {
    const { ok, text } = await tenant(`set riverside ${key}=${value} --dry-run`)
    expect([ok, text]).toEqual([true, expect.stringContaining(`warning: ${key}: no such key; it is ignored`)])
  })

  it('reports and ignores unknown keys of an older version', async () => {
    const { ok, text } = await tenant('set riverside colour=blue')
    expect([ok, text]).toEqual([true, expect.stringContaining('warning: colour: no such key; it is ignored')])
    await shows('riverside', { status: 200 })
    expect((await configOf('riverside')).config).not.toHaveProperty('colour')
  })
})

describe('a stored configuration that can’t be used', () => {
  const write = (name: string, column: string, value: string) =>
    app.database.execute(`update tenant set ${column} = $2 where name = $1`, [name, value])
  /** Without a notification, as servers would otherwise only notice after a few seconds. */
  async function store(name: string, column: string, value: string) {
    await write(name, column, value)
    await app.database.notify('tenant_changed', '*')
  }

  it('takes only its own club offline, without a notification', async () => {
    await write('hillside', 'config', JSON.stringify({ colours: { primary: 'url(javascript:1)' } }))
    await shows('hillside', { status: 404 })
    expect((await pageOf('hillside.localhost:4000')).statusCode).toBe(404)
    expect((await configOf('pulse')).status).toBe(200)
    expect((await configOf('riverside')).status).toBe(200)
    await store('hillside', 'config', '{}')
    await shows('hillside', { status: 200 })
  })

  it('ignores invalid private settings, and the club is served', async () => {
    await store(
      'hillside',
      'settings',
      JSON.stringify({ mailFrom: 'nobody', connectProviders: { wexer: { url: 'x' } } }),
    )
    await store('hillside', 'config', JSON.stringify({ displayName: 'Hillside after all' }))
    await shows('hillside', { status: 200, config: { displayName: 'Hillside after all' } })
    await store('hillside', 'settings', '{}')
  })

  it('doesn’t prevent disabling, enabling, setting or removing a domain, and is reported each time', async () => {
    await store('hillside', 'config', JSON.stringify({ colours: { primary: 'red' }, showChannels: 'perhaps' }))
    await store('hillside', 'settings', JSON.stringify({ mailFrom: 'nobody' }))
    await store('hillside', 'logo_svg', '<svg onload="alert(1)"></svg>')
    for (const line of ['disable', 'enable', 'domain hillside --remove', 'domain hillside mended.hillside.example']) {
      const { ok, text } = await tenant(line.includes(' ') ? line : `${line} hillside`)
      expect([line, ok, text]).toEqual([line, true, expect.stringContaining('Saved hillside.')])
      for (const key of ['colours.primary', 'showChannels', 'settings.mailFrom', 'logo'])
        expect(text).toContain(`warning: ${key}: `)
    }
    const half = await tenant('set hillside colours=')
    expect([half.ok, half.text]).toEqual([false, expect.stringMatching(/^showChannels: [^\n]+$/)])
    expect((await tenant('set hillside settings.mailFrom=')).ok).toBe(true)
    expect((await tenant('set hillside colours= showChannels=')).ok).toBe(true)
    await store('hillside', 'logo_svg', '<svg></svg>')
  })

  it('with a logo that contains a script is served without the logo', async () => {
    await store('hillside', 'logo_svg', '<svg onload="alert(1)"><path d="M0 0"/></svg>')
    await shows('hillside', { status: 200, config: { logoUrl: null } })
    expect((await app.call('GET', '/images/logo/hillside.svg')).status).toBe(404)
  })
})

const onPostgres = process.env.UPBEAT_TEST_DATABASE === 'postgresql'
describe.runIf(onPostgres)('with several servers', () => {
  it('shows a change on all of them within five seconds, with or without a notification', async () => {
    const name = (await app.database.execute('select current_database() as name')).rows[0]?.name
    const url = `${process.env.UPBEAT_TEST_POSTGRES}/${name}`
    const config = readConfig({ DATABASE_URL: url, DATA_DIR: app.dataDir, NODE_ENV: 'test', DEMO: 'on' })
    const second = await createApp(config, createLog('silent'))
    await tenant('set tempo displayName=Tempo2')
    await Promise.all([app, second].map((each) => shows('tempo', { config: { displayName: 'Tempo2' } }, each)))
    await app.database.execute(`update tenant set config = config || '{"displayName":"Tempo3"}' where name = 'tempo'`)
    await Promise.all([app, second].map((each) => shows('tempo', { config: { displayName: 'Tempo3' } }, each)))
    await second.close()
  })
})
