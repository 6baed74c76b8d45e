import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { createLog } from '../../platform/logging/log.ts'
import { clubFilesOf } from '../../testing/club-files-of.ts'
import { makePostgresDatabase } from '../../testing/postgres-database.ts'
import { openStaffApp, type StaffApp } from '../../testing/staff-app.ts'
import { studioWrites } from '../../testing/studio-writes/studio-writes.ts'
import { type Persons, type Replies, type WalkParams, walkReplies } from '../../testing/walk-replies.ts'

const passphrase = 'a passphrase of the operator'
const member = 'active@pulse.example'
const roles = ['owner', 'manager', 'coach', 'support', 'analyst'] as const
const media = { tag: 'pulse-1002-001', file: 'poster.jpg', bytes: Buffer.from('a poster’s bytes') }

const folder = mkdtempSync(join(tmpdir(), 'upbeat-club-'))
const file = join(folder, 'pulse.tar')
const closers: (() => Promise<unknown>)[] = []
let here: StaffApp
let tenantId: string
let persons: Persons
let params: WalkParams
let expected: Replies

beforeAll(async () => {
  // Without the demo, as at the other place: it moves events, plays drawn classes and takes payments in a sandbox.
  here = await openStaffApp({ DEMO: 'off' })
  closers.push(() => here.close())
  ;({ tenantID: tenantId } = (await here.make('getTenant', { params: { name: 'pulse' } })).body)
  const staff = await Promise.all(roles.map(async (role) => ({ ...(await here.newStaff(role)), role })))
  persons = { members: [member], staff }
  params = await fill(staff[0])
  expected = await walkReplies(here, 'pulse', persons, params)
}, 300_000)
afterAll(async () => {
  for (const close of closers.reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

/** Adds to the demo's club what it hasn't got, and returns the ids of what it has. */
async function fill(owner: Parameters<(typeof studioWrites)['createWebhook']>[1] | undefined): Promise<WalkParams> {
  if (!owner) throw new Error('no owner')
  await here.reauthenticate(owner)
  const write = async (name: keyof typeof studioWrites) => {
    const reply = await here.studio(name, { as: owner, ...(await studioWrites[name](here, owner)) })
    expect([name, reply.status < 300]).toEqual([name, true])
    return reply.body
  }
  for (const name of [
    'publishLook',
    'publishTexts',
    'createApiKey',
    'savePayoutRule',
    'linkPayoutCoach',
    'invite',
    'saveMemberNote',
  ] as const) {
    await write(name)
  }
  const webhook = await write('createWebhook')
  const [version, rendition] = [`'[]'::jsonb`, `'{"name": "360"}'::jsonb`]
  const at = "now() - interval '1 day'"
  await here.database.execute(
    `insert into media_version (tenant_id, class_tag, version, file_name, source_bytes, warnings, created_at)
      values ('${tenantId}', '${media.tag}', 1, 'take.mp4', null, ${version}, ${at});
    insert into media_rendition (tenant_id, class_tag, version, file, bytes, rendition, temporary, created_at)
      values ('${tenantId}', '${media.tag}', 1, '360.mp4', 2, ${rendition}, false, ${at});
    insert into media_file values ('${tenantId}', '${media.tag}', 1, '${media.file}', ${media.bytes.length})`,
  )
  // No event begins or ends while this test runs.
  await here.database.execute(`update live_event set time_zone = 'UTC', local_start = to_char(local_start::timestamp::date
    + (now() at time zone 'UTC' + interval '12 hours')::time + ascii(md5(id)) * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS')
    where type <> 3`)
  const place = join(here.dataDir, 'media', tenantId, media.tag, '1')
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, media.file), media.bytes)
  await here.make('addFavourite', { as: member, body: { virtualClassTag: media.tag } })
  await here.make('savePlayhead', {
    as: member,
    params: { tag: media.tag },
    body: { positionSecond: 9, durationSecond: 90 },
  })
  const events = (await here.make('connectEvents', { as: member })).body.eventData as { id: string }[]
  const id = events[0]?.id ?? ''
  await here.make('addReminder', { as: member, params: { id }, body: { timeZone: 'Europe/Berlin' } })
  // The studio makes a draft of an event when it is first opened.
  await here.studio('getEvent', { as: owner, params: { id } })
  const [collection] = (await here.make('getCollections', { as: member })).body
  const [channel] = (await here.make('listChannels', { as: member })).body
  const { userId } = (await here.make('getUser', { as: member })).body
  const tag = { tag: media.tag }
  const of = { kind: 'collections', id: collection.collectionTag }
  return {
    members: {
      getTenant: { name: 'pulse' },
      getClass: tag,
      vimeoVideos: { tenant: 'pulse' },
      vimeoPreview: { tenant: 'pulse' },
      vimeoLive: { tenant: 'pulse' },
      vimeoEventVideos: { tenant: 'pulse', id },
      vimeoVideo: { tenant: 'pulse', videoId: id },
      vimeoStreamingUrl: { tenant: 'pulse', id, userId },
      connectClass: { id },
      connectEventVideos: { tenant: 'pulse', id },
      followShortLink: { code: 'none' },
      checkCoupon: { code: 'SPRING20' },
      getClassList: { id: collection.collectionTag },
      getTitle: { tag: collection.collectionTag },
    },
    studio: {
      getClassDraft: tag,
      listClassVersions: tag,
      getClassMedia: tag,
      getCaptions: { ...tag, language: 'en-gb' },
      getMoves: tag,
      getEvent: { id },
      listEventVersions: { id },
      getBroadcast: { id },
      getRecording: { id, startsAt: '2026-01-01T00:00:00.000Z' },
      listRefusedMembers: { id: userId },
      getMember: { id: userId },
      exportMember: { id: userId },
      getClassFigures: tag,
      exportClassFigures: tag,
      getPayout: { month: '2026-01' },
      exportPayout: { month: '2026-01' },
      listDeliveries: { id: webhook.id },
      listViews: { kind: 'classes' },
      listCuration: { kind: 'collections' },
      getCuration: of,
      listCurationVersions: of,
      listPhrases: { language: 'de' },
      getTexts: { language: 'de' },
      listTextsVersions: { language: 'de' },
      previewEmail: { language: 'de', kind: 'receipt' },
      getPolicy: { kind: 'terms' },
      listPolicyVersions: { kind: 'terms' },
      listUnusedCodes: { id: userId },
      downloadClubExport: { token: 'none' },
    },
    queries: { listChannelClasses: { channelTag: channel.tag, pageSize: '10', pageNumber: '1' } },
  }
}

const configHere = () => readConfig({ DATA_DIR: here.dataDir, NODE_ENV: 'test' })

/** An installation without a club. */
async function openEmpty(engine: 'embedded' | 'postgresql') {
  const dataDir = mkdtempSync(join(folder, `${engine}-`))
  const database = engine === 'embedded' ? null : await makePostgresDatabase(`upbeat_club_${process.pid}`)
  const settings = { DATA_DIR: dataDir, NODE_ENV: 'test', DEMO: 'off', RTMP: 'off', CHECK_REPLIES: 'on' }
  const config = readConfig({ ...settings, ...(database && { DATABASE_URL: database.socketUrl }) })
  const app = await createApp(config, createLog('silent'))
  closers.push(async () => {
    await app.close()
    await database?.drop()
  })
  return { app, config, dataDir }
}

/** The calls whose replies aren't the same, with where they begin to differ. */
function differences(one: Replies, other: Replies): string[] {
  return [...one].flatMap(([key, reply]) => {
    const [before, after] = [comparable(key, reply), comparable(key, other.get(key))]
    if (before === after) return []
    const at = [...before].findIndex((character, index) => character !== after[index])
    return [`${key}: ${before.slice(Math.max(0, at - 60), at + 120)} | ${after.slice(Math.max(0, at - 60), at + 120)}`]
  })
}

/**
 * A reply without what differs by right: signed addresses and stream keys are made with an installation's own secrets;
 * sessions and second factors stay behind, and the walk signs in anew; the disk is another; and the history tells of the
 * import and of what the walk itself has seen and exported.
 */
function comparable(key: string, reply: { status: number; text: string } | undefined): string {
  if (!reply) return 'none'
  const [name] = key.split(' ')
  if (name === 'listSessions' || name === 'listStaffSessions') return String(reply.status)
  const read = name === undefined ? undefined : readings[name]
  return `${reply.status} ${withoutOwn(read ? read(reply.text) : reply.text)}`
}

const readings: Record<string, (text: string) => string> = {
  listAudit: history,
  exportAudit: history,
  downloadData: withSortedLists,
  exportMember: withSortedLists,
}

/** A member's data is read in the order in which its rows are stored, which says nothing. */
function withSortedLists(text: string): string {
  if (!text.startsWith('{')) return text
  const sorted = (value: unknown) => (Array.isArray(value) ? value.map((row) => JSON.stringify(row)).toSorted() : value)
  return JSON.stringify(JSON.parse(text), (_key, value) => sorted(value))
}

function withoutOwn(text: string): string {
  return text
    .replace(/\/media\/[^/"]+\//g, '/media/SIGNED/')
    .replace(/("(?:calendarLink|streamKey|sessionId)":")[^"]+/g, '$1OWN')
    .replace(/"sessions":\[[^\]]*\]/g, '"sessions":OWN')
    .replace(/"secondFactor":\{[^}]*\}/g, '"secondFactor":OWN')
    .replace(/("free":)\d+/g, '$1OWN')
    .replace(/"(?:exportedAt|reauthenticatedUntil|expiresAt|lastUsedAt|seenAt)":(?:"[^"]*"|null)/g, '"at":OWN')
}

const ofThisTest = /club\.created|[eE]xported|member\.viewed/

function history(text: string): string {
  if (!text.startsWith('{"entries"'))
    return text
      .split('\n')
      .filter((line) => !ofThisTest.test(line))
      .join('\n')
  const { entries } = JSON.parse(text) as { entries: { action: string }[] }
  return JSON.stringify(entries.filter(({ action }) => !ofThisTest.test(action)))
}

it('PLAT-03 a club is the same for its members and its staff after it moved to an empty installation on the embedded database, and on to PostgreSQL', async () => {
  const manifest = await (await clubFilesOf(configHere(), here)).exportTo('pulse', file, {
    withMedia: true,
    passphrase,
  })
  expect(manifest.media.missing).toEqual([`media/${media.tag}/1/360.mp4`])
  const embedded = await openEmpty('embedded')
  const first = await moveTo(embedded, file)
  expect(differences(expected, first)).toEqual([])
  const again = join(folder, 'again.tar')
  const { exportTo } = await clubFilesOf(embedded.config, embedded.app)
  await exportTo('pulse', again, { withMedia: true, passphrase })
  expect(differences(expected, await moveTo(await openEmpty('postgresql'), again))).toEqual([])
  const answered = [...expected.values()].filter(({ status }) => status === 200).length
  expect(answered).toBeGreaterThan(200)
}, 600_000)

/** Imports the file and walks the club there. */
async function moveTo({ app, config, dataDir }: Awaited<ReturnType<typeof openEmpty>>, path: string): Promise<Replies> {
  await (await clubFilesOf(config, app)).importFrom(path, { dryRun: false, passphrase })
  const authorization = `Basic ${Buffer.from('upbeat:demo').toString('base64')}`
  const known = { url: '/api/v1/tenants/pulse', headers: { host: 'pulse.localhost:4000', authorization } }
  await vi.waitFor(async () => expect((await app.server.inject(known)).statusCode).toBe(200))
  const stored = join(dataDir, 'media', tenantId, media.tag, '1', media.file)
  expect(readFileSync(stored)).toEqual(media.bytes)
  return walkReplies(app, 'pulse', persons, params)
}
