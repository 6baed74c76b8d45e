import { locateSegment } from '@upbeat/rules/media/locate-segment'
import { masterPlaylist, startOverMaster } from '@upbeat/rules/media/master-playlist'
import { audioPlaylist, videoPlaylist } from '@upbeat/rules/media/media-playlist'
import { rewriteDecodeTime } from '@upbeat/rules/media/rewrite-decode-time'
import type { Clock } from '../../platform/clock/clock.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { Context } from '../../platform/http/context.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import type { SessionReader } from '../../platform/session/session-reader.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { type ClassLinks, noLinks } from '../classes/present.ts'
import { type Airing, type Asset, assetName, readAssetName } from './asset-name.ts'
import type { BroadcastMedia } from './broadcast-media.ts'
import { createLiveText, hasAired, type LiveText, type OnAir } from './live-text.ts'
import type { ClassMedia, MediaLibrary, WholeFile } from './media-library.ts'
import { createMediaSignatures, type MediaGrant } from './media-signature.ts'

export type MediaService = ReturnType<typeof createMediaService>
/** An asset that a request may have. `isPreview`: staff also see unpublished media. */
type Viewed = { name: string; asset: Asset; isPreview: boolean }
export type MediaText = LiveText & { type: 'playlist' | 'cues' }
type Parts = {
  library: MediaLibrary
  /** Broadcasts that encoders send or have sent. */
  broadcasts: BroadcastMedia
  sessions: Pick<SessionReader, 'findByHash'>
  tenants: Pick<Tenants, 'byHost' | 'byIdOrName'>
  /** Whether a member may still play media. */
  hasAccess: (tenantId: string, memberId: string) => Promise<boolean>
  /** Whether a staff session may still preview unpublished media. */
  mayPreview?: (tenantId: string, staffSession: string) => Promise<boolean>
  /** Called with each member's request for a broadcast. */
  noteViewer?: (asset: string, session: string) => void
  clock: Clock
  secret: string
  lifetimeSeconds: number
}

/** Prefix of a grant's session if it is a staff session. */
const previewer = 'staff.'
/** How long editable texts are cached, in seconds. */
const editedMaxAge = 2

export function createMediaService(parts: Parts) {
  const liveText = createLiveText()
  const signatures = createMediaSignatures(parts.secret)

  /**
   * The URL of a class's stream for one session, root-relative. With `airedAt` it is a simulated live stream that
   * started then, and the whole class once it is over; with `broadcastAt` it is what the club's encoder sends or has
   * sent.
   */
  function address(
    owner: { tenantId: string; session: string },
    tag: string,
    airing: Airing & { revision?: number } = {},
  ) {
    const asset = assetName({ tenantId: owner.tenantId, tag, ...airing })
    const expiresAt = new Date(parts.clock.now().getTime() + parts.lifetimeSeconds * 1000)
    const base = `/media/${signatures.sign({ ...owner, asset, expiresAt })}/${encodeURIComponent(asset)}`
    return { base, stream: `${base}/master.m3u8` }
  }

  /**
   * The links of a class for its reply; empty if nothing is stored. They are absolute, since players may run elsewhere.
   */
  async function linksFor(context: Context, tag: string, airing?: Airing): Promise<ClassLinks> {
    const { member, tenantId, origin } = context
    const found = member ? await parts.library.find(tenantId, tag) : null
    if (!member || !found) return noLinks
    return linksOf(origin, { tenantId, session: member.tokenHash }, tag, found, airing)
  }

  /** The same for staff and classes that may be unpublished. Null if nothing is playable yet. */
  async function previewLinks(staff: { tenantId: string; sessionId: string; origin: string }, tag: string) {
    const { tenantId, sessionId, origin } = staff
    const found = await parts.library.find(tenantId, tag, { isPreview: true })
    return found && linksOf(origin, { tenantId, session: `${previewer}${sessionId}` }, tag, found)
  }

  /** The link for staff to a broadcast, which shows the incoming picture at any time. */
  function broadcastPreview(
    staff: { tenantId: string; sessionId: string; origin: string },
    tag: string,
    broadcastAt: Date,
  ): string {
    const owner = { tenantId: staff.tenantId, session: `${previewer}${staff.sessionId}` }
    return `${staff.origin}${address(owner, tag, { broadcastAt }).stream}`
  }

  function linksOf(
    origin: string,
    owner: { tenantId: string; session: string },
    tag: string,
    found: ClassMedia,
    airing: Airing = {},
  ): ClassLinks {
    const { revision } = found
    const { base, stream } = address(owner, tag, { ...airing, ...(revision !== undefined && { revision }) })
    return {
      alternateLink: `${origin}${stream}`,
      captionLinks: found.captionLanguages.map(({ code, name }) => ({
        language: code,
        label: name,
        url: `${origin}${base}/captions/${code}.vtt`,
      })),
      cueTrackLink: found.cues === null ? null : `${origin}${base}/cues.vtt`,
      storyboardLink: found.storyboard ? `${origin}${base}/storyboard.vtt` : null,
    }
  }

  /**
   * @throws Failure mediaExpired unless the signature is valid, its session and access still exist, and the host isn't
   * another club's
   */
  async function authorise(signature: string, name: string, host: string): Promise<Viewed> {
    const grant = signatures.read(signature, name, parts.clock.now())
    const hostsClub = parts.tenants.byHost(host)
    if (!grant || (hostsClub && hostsClub.id !== grant.tenantId)) throw new Failure('mediaExpired')
    if (!(await inTenant(grant.tenantId, () => isStillGranted(grant)))) throw new Failure('mediaExpired')
    const isPreview = grant.session.startsWith(previewer)
    if (!isPreview && parts.tenants.byIdOrName(grant.tenantId)?.isSuspended) throw new Failure('mediaExpired')
    const asset = readAssetName(name)
    if (!isPreview && asset.broadcastAt) parts.noteViewer?.(name, grant.session)
    return { name, asset, isPreview }
  }

  async function isStillGranted({ session: hash, tenantId }: MediaGrant) {
    if (hash.startsWith(previewer)) return parts.mayPreview?.(tenantId, hash.slice(previewer.length)) ?? false
    const session = await parts.sessions.findByHash(hash)
    return session !== null && session.tenantId === tenantId && parts.hasAccess(tenantId, session.memberId)
  }

  /**
   * A playlist (`master.m3u8`, `720.m3u8`, `audio.m3u8`), the cue track (`cues.vtt`) or the storyboard
   * (`storyboard.vtt`).
   */
  async function text(viewed: Viewed, file: string): Promise<MediaText> {
    if (viewed.asset.broadcastAt) return { type: 'playlist', ...(await broadcastText(viewed, file)) }
    const media = await find(viewed)
    const maxAge = media.isEdited ? editedMaxAge : null
    if (file === 'cues.vtt' && media.cues !== null) return { type: 'cues', body: media.cues, maxAge }
    if (file === 'storyboard.vtt' && media.storyboard) {
      return { type: 'cues', body: media.storyboard.track, maxAge: null }
    }
    const [, rendition, fromBeginning] = /^([a-z0-9]+)(-beginning)?\.m3u8$/.exec(file) ?? []
    const found = rendition === undefined ? null : playlist(viewed, media, rendition, fromBeginning !== undefined)
    if (found === null) throw new Failure('notFound')
    return { type: 'playlist', ...found }
  }

  async function captions(viewed: Viewed, language: string): Promise<LiveText> {
    const media = await find(viewed)
    const body = await inTenant(viewed.asset.tenantId, () => media.captions(language))
    if (body === null) throw new Failure('notFound')
    return { body, maxAge: media.isEdited ? editedMaxAge : null }
  }

  async function broadcastText({ name, isPreview }: Viewed, file: string): Promise<LiveText> {
    const playlist = await parts.broadcasts.playlist(name, file, { isPreview })
    if (!playlist) throw new Failure('notFound')
    return { body: playlist.body, maxAge: playlist.hasEnded ? null : 1 }
  }

  /**
   * `init.mp4`, or `N.m4s` with its decode time shifted to its place in the class; a file of a broadcast; `N.jpg` of a
   * storyboard. `all.mp4` is the whole file, which is sent by ranges or is at a URL for a minute.
   */
  async function segment(viewed: Viewed, rendition: string, file: string): Promise<Uint8Array | WholeFile> {
    const { name, asset, isPreview } = viewed
    if (asset.broadcastAt) {
      const bytes = await parts.broadcasts.segment(name, rendition, file, { isPreview })
      if (!bytes) throw new Failure('notFound')
      return bytes
    }
    const media = await find(viewed)
    if (rendition === 'storyboard') return storyboardSheet(media, file)
    if (file === 'all.mp4') return wholeFile(asset, media, rendition)
    if (file === 'init.mp4') {
      const init = Object.hasOwn(media.index.inits, rendition) ? media.index.inits[rendition] : undefined
      if (!init) throw new Failure('notFound')
      return media.read(init.file, { offset: 0, bytes: init.bytes })
    }
    const number = /^(\d{1,6})\.m4s$/.exec(file)?.[1]
    const located =
      number === undefined ? null : locateSegment(media.index, media.composition, rendition, Number(number))
    if (!located || !isReached(asset, media, rendition, Number(number))) throw new Failure('notFound')
    const { file: stored, range, decodeTimeOffset } = located
    if (decodeTimeOffset > 0) return rewriteDecodeTime(await media.read(stored, range), decodeTimeOffset)
    return media.read(stored, range)
  }

  /** Not for a simulated live stream, of which only the aired part may be served. */
  async function wholeFile(asset: Asset, media: ClassMedia, rendition: string): Promise<WholeFile> {
    const init = Object.hasOwn(media.index.inits, rendition) ? media.index.inits[rendition] : undefined
    if (!init || !media.whole || airingOf(asset)) throw new Failure('notFound')
    return media.whole(init.file)
  }

  async function storyboardSheet(media: ClassMedia, file: string): Promise<Uint8Array> {
    const number = /^(\d{1,4})\.jpg$/.exec(file)?.[1]
    const bytes = number === undefined ? null : await media.storyboard?.sheet(Number(number))
    if (!bytes) throw new Failure('notFound')
    return bytes
  }

  function playlist(
    { name, asset }: Viewed,
    media: ClassMedia,
    rendition: string,
    fromBeginning: boolean,
  ): LiveText | null {
    const airing = airingOf(asset)
    const mayStartOver = asset.mayStartOver === true
    if (rendition === 'beginning' && mayStartOver) return { body: startOverMaster(media.index), maxAge: null }
    if (fromBeginning && !mayStartOver) return null
    if (!airing || rendition === 'master') return whole(media, rendition)
    return liveText(name, media, rendition, { ...airing, fromBeginning })
  }

  /** Segments of a simulated live stream aren't served ahead of time. */
  function isReached(asset: Asset, media: ClassMedia, rendition: string, number: number) {
    const airing = airingOf(asset)
    return airing === null || hasAired(media, rendition, number, airing)
  }

  function airingOf({ airedAt }: Asset): OnAir | null {
    if (!airedAt) return null
    return { startsAt: airedAt.getTime(), now: parts.clock.now().getTime(), fromBeginning: false }
  }

  async function find({ asset, isPreview }: Viewed): Promise<ClassMedia> {
    const { tenantId, tag, revision } = asset
    const media = await inTenant(tenantId, () => parts.library.find(tenantId, tag, { revision, isPreview }))
    if (!media) throw new Failure('notFound')
    return media
  }

  return { address, linksFor, previewLinks, broadcastPreview, authorise, text, captions, segment }
}

function whole({ index, composition, isByRange: byRange = false }: ClassMedia, rendition: string): LiveText | null {
  const body =
    rendition === 'master'
      ? masterPlaylist(index)
      : rendition === 'audio'
        ? audioPlaylist(index, composition, { byRange })
        : videoPlaylist(index, composition, rendition, { byRange })
  return body === null ? null : { body, maxAge: null }
}
