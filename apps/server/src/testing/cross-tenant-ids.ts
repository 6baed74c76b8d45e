import type { MemberApp } from './member-app.ts'

/** One id of every kind from a club, and a member whose ids no one else may use. */
export type ClubIds = Awaited<ReturnType<typeof fillClub>>

/** Has a member of tempo do everything a member can, so that a row of every kind exists, and returns the ids. */
export async function fillClub(app: MemberApp) {
  const as = 'active@tempo.example'
  const bearer = await app.tokenOf(as)
  const { userId } = (await app.make('getUser', { as })).body
  await addCode(app, 'TEMPOFREE')

  const [classTag, otherTag] = (await app.make('searchClasses', { as, body: { take: 2 } })).body.items.map(
    ({ tag }: { tag: string }) => tag,
  )
  await app.make('addFavourite', { as, body: { virtualClassTag: otherTag } })
  const record = { workoutName: 'Theirs', trackingResult: 7, durationSeconds: 60, userWorkoutTag: classTag }
  const activityId = (await app.make('addActivity', { as, body: record })).body.id
  const playId = `${userId}-${classTag}-1`
  await app.make('trackPlay', { as, body: { contentID: classTag, playedDurationSecond: 30, ID: playId } })
  await app.make('savePlayhead', { as, params: { tag: classTag }, body: { positionSecond: 9, durationSecond: 90 } })
  const result = { workoutName: 'Theirs', durationSeconds: 60, userWorkoutTag: 'tempo-result-1' }
  await app.make('saveWorkoutResult', { as, body: result })
  const message = { name: 'Lena', email: as, message: 'Only for the club' }
  await app.make('sendContact', { as, body: message })
  const link = `http://localhost:4000/classes/${classTag}`
  const longDynamicLink = `http://localhost:4000/?link=${encodeURIComponent(link)}`
  const { shortLink } = (await app.make('shortenLink', { as, body: { longDynamicLink } })).body

  const [consent] = (await app.make('listUserConsents', { as })).body.filter((each: { policy: string }) =>
    /mktg|marketing/i.test(each.policy),
  )
  await app.make('answerConsent', { as, body: { ConsentTag: consent.consentTag, Action: 1 } })
  await app.make('answerConsent', { as, body: { ConsentTag: consent.consentTag, Action: 2 } })
  await app.make('forgotPassword', { tenant: 'tempo', body: { EmailAddress: as } })
  const mails = (await app.mailsTo(as)).join('\n')

  const events = (await app.make('connectEvents', { as })).body.eventData as { id: string; providerId: string }[]
  const [channel] = (await app.make('listChannels', { as })).body
  const coachName = 'Theo Tempo'
  await app.database.execute(
    `insert into coach (tenant_id, id, name, line, description, position) select id, 'theo', $1, '', '', 99 from tenant where name = 'tempo'`,
    [coachName],
  )
  const [collection] = (await app.make('getCollections', { as })).body
  const [subscription] = (await app.make('listSubscriptions', { as })).body
  const [product] = (await app.make('listProducts', { as })).body
  const playable = (await app.make('getClass', { as, params: { tag: classTag } })).body
  const [session] = (await app.make('listSessions', { as })).body
  const eventId = events[0]?.id ?? ''
  const recordings = (await app.make('vimeoVideos', { as, params: { tenant: 'tempo' } })).body
  return {
    as,
    bearer,
    userId,
    classTag,
    activityId,
    playId,
    link,
    longDynamicLink,
    eventId,
    tenantId: (await app.make('getTenant', { as, params: { name: 'tempo' } })).body.tenantID as string,
    shortCode: new URL(shortLink).pathname.split('/').at(-1) ?? '',
    resetToken: /user\/forget\/([\w-]+)/.exec(mails)?.[1] ?? '',
    marketingToken: /marketingToken=([\w-]+)/.exec(mails)?.[1] ?? '',
    videoId: (recordings.eventData?.[0]?.videoID ?? '') as string,
    providerId: events[0]?.providerId ?? '',
    channelTag: channel.tag as string,
    // Clubs of the demo share their coaches, so this one is tempo's alone.
    coachName,
    collectionTag: collection.collectionTag as string,
    subscriptionId: subscription.subscriptionTag as string,
    productId: product.productId as string,
    planTag: product.plans[0].tag as string,
    consentTag: consent.consentTag as string,
    code: 'TEMPOFREE',
    sessionId: session.id as string,
    stream: new URL(playable.alternateLink).pathname,
    captions: new URL(playable.captionLinks[0].url).pathname,
  }
}

async function addCode(app: MemberApp, code: string) {
  await app.database.execute(
    `insert into access_code (tenant_id, code, kind, access_days) select id, $1, 'freeaccess', 30 from tenant where name = 'tempo'`,
    [code],
  )
}
