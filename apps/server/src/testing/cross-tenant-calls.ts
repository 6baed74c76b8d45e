import type { CallName } from '@upbeat/contract/calls'
import type { ClubIds } from './cross-tenant-ids.ts'
import type { MakeOptions } from './member-app.ts'
import { signUpBody } from './member-app.ts'

/**
 * One attempt to reach another club's data by a call. Attempts with ids of the other club must be refused, unless `own`
 * says why a success is right: then the reply may contain nothing of the other club.
 */
export type Reach = Pick<MakeOptions, 'params' | 'query' | 'body' | 'headers'> & { own?: string }

/** The attempts for every call of the contract; a new call doesn't compile without its own. */
export function reachesFor(ids: ClubIds): Record<CallName, Reach[]> {
  const slot = [{ params: { userId: ids.userId } }]
  const list = [{ own: 'lists the caller’s own club' }]
  const record = { workoutName: 'Mine', trackingResult: 7 }
  const result = { workoutName: 'Mine', durationSeconds: 9 }
  const results = [
    { body: { ...result, userId: ids.userId } },
    { body: { ...result, userWorkoutTag: 'tempo-result-1' }, own: 'keeps the result as the caller’s' },
  ]
  const signUps = [
    { body: signUpBody(ids.as, 'Other1234'), own: 'an address may be a member of several clubs' },
    { body: { ...signUpBody('coded@pulse.example'), accessCode: ids.code } },
  ]
  const theirs = { tenant: 'tempo' }
  const mine = { tenant: 'pulse' }
  const plan = { planId: ids.planTag, productId: ids.productId }
  return {
    // Runs first: what the caller stores later under the other club's ids is the caller's own.
    downloadData: list,
    signUp: signUps,
    createPlatformUser: signUps.slice(1),
    login: [{ body: { username: ids.as, password: 'Demo1234' } }],
    logout: [{ headers: { authorization: `Bearer ${ids.bearer}` } }],
    externalSubscriptions: [{ headers: { 'x-external-identifier': ids.bearer } }],
    getUser: [{ headers: { authorization: `Bearer ${ids.bearer}` } }],
    updateUser: [
      { body: profile(ids.as), headers: { authorization: `Bearer ${ids.bearer}` } },
      { body: profile('theirs@tempo.example'), own: 'an address may be a member of several clubs' },
    ],
    getTenant: [{ params: { name: 'tempo' }, own: 'is public: a page asks before it knows its club' }],
    getCollections: slot,
    getClassOfTheDay: slot,
    getClass: [{ params: { tag: ids.classTag } }, { params: { tag: ids.videoId } }],
    getTerms: list,
    getIntensityCodes: list,
    getMetadata: slot,
    searchClasses: [
      { params: { userId: ids.userId } },
      ...[{ virtualClasses: [ids.classTag] }, { query: 'Tempo' }, { providerid: ids.providerId }, { take: 9999 }].map(
        (body) => ({ body, own: 'finds within the caller’s own club' }),
      ),
    ],
    trackPlay: [
      { body: { contentID: ids.classTag, playedDurationSecond: 5, userId: ids.userId } },
      {
        body: { contentID: ids.classTag, playedDurationSecond: 5, ID: ids.playId },
        own: 'is the caller’s own play, whatever its number',
      },
    ],
    addFavourite: [
      { body: { virtualClassTag: ids.classTag } },
      { body: { virtualClassTag: 'pulse-1002-001', userId: ids.userId } },
    ],
    removeFavourite: [{ params: { tag: ids.classTag } }],
    listFavourites: list,
    addActivity: [
      { body: { ...record, userId: ids.userId, refTemplateId: ids.eventId } },
      { body: record, own: 'is the caller’s own record' },
    ],
    updateActivity: [{ params: { id: ids.activityId }, body: { durationSeconds: 1 } }],
    listActivity: list,
    vimeoVideos: [{ params: theirs }, { params: mine, query: { providerId: ids.providerId }, own: 'finds nothing' }],
    vimeoPreview: [{ params: theirs }],
    vimeoLive: [{ params: theirs }],
    vimeoEventVideos: [{ params: { ...theirs, id: ids.eventId } }, { params: { ...mine, id: ids.eventId } }],
    vimeoVideo: [{ params: { ...theirs, videoId: ids.videoId } }, { params: { ...mine, videoId: ids.videoId } }],
    vimeoStreamingUrl: [
      { params: { ...theirs, id: ids.eventId, userId: ids.userId } },
      { params: { ...mine, id: ids.eventId, userId: ids.userId } },
    ],
    connectEvents: list,
    connectPreview: list,
    connectClass: [{ params: { id: ids.eventId } }, { params: { id: ids.videoId, userId: ids.userId } }],
    connectEventVideos: [{ params: { ...theirs, id: ids.eventId } }, { params: { ...mine, id: ids.eventId } }],
    shortenLink: [{ body: { longDynamicLink: ids.longDynamicLink.replaceAll('localhost', 'tempo.localhost') } }],
    followShortLink: [{ params: { code: ids.shortCode }, headers: { host: 'pulse.localhost:4000', tenantid: '' } }],
    listConsents: list,
    listUserConsents: list,
    answerConsent: [{ body: { ConsentTag: `${ids.consentTag}-of-tempo`, Action: 2 } }],
    forgotPassword: [{ body: { EmailAddress: ids.as }, own: 'writes for the called club alone' }],
    resetPassword: [{ body: { token: ids.resetToken, password: 'Taken1234', confirmPassword: 'Taken1234' } }],
    checkResetLink: [{ body: { token: ids.resetToken } }],
    confirmAddress: [{ body: { token: ids.marketingToken, password: 'Demo1234' } }],
    changePassword: [{ body: { currentPassword: 'Other1234', password: 'Changed4321' } }],
    confirmMarketing: [{ body: { token: ids.marketingToken, userId: ids.userId } }],
    checkCoupon: [{ params: { code: ids.code } }],
    redeemCode: [{ body: { DiscountCode: ids.code } }],
    listSubscriptions: list,
    listProducts: list,
    createSubscription: [{ body: plan }],
    startTrial: [{ body: plan }],
    purchase: [{ body: { ...plan, sourceToken: 'any', paymentMethod: 2 } }],
    cancelSubscription: [{ params: { id: ids.subscriptionId } }],
    giveCancelReason: [{ params: { id: ids.subscriptionId }, body: { reason: 'time' } }],
    pauseSubscription: [{ params: { id: ids.subscriptionId }, body: { months: 1 } }],
    unpauseSubscription: [{ params: { id: ids.subscriptionId } }],
    changePlan: [{ params: { subscriptionId: ids.subscriptionId }, body: { PlanId: ids.planTag } }],
    listChannels: slot,
    listChannelClasses: [{ query: { channelTag: ids.channelTag, pageSize: '10', pageNumber: '1' } }],
    listCoachClasses: [{ query: { coach: ids.coachName } }],
    getClassList: [{ params: { id: ids.collectionTag } }],
    getTitle: [{ params: { tag: ids.collectionTag } }, { params: { tag: ids.channelTag } }],
    saveWorkoutResult: results,
    saveWorkoutResultV3: results,
    saveWorkoutResultV2: results,
    sendContact: [{ body: { name: 'A', email: ids.as, message: 'Hello' }, own: 'goes to the called club' }],
    verifyFreeAccess: [{ body: { code: ids.code } }],
    refreshSso: [{ headers: { 'x-external-identifier': ids.bearer } }],
    getManifest: [{ own: 'is of the called host' }],
    getPaymentProvider: [{ own: 'is public: a page asks before it knows its club' }],
    prepareCard: [{ own: 'prepares the caller’s own card' }],
    deleteAccount: [{ body: { password: 'Other1234' } }],
    // Passkeys are off at both clubs, so these calls answer 404.
    askPasskeySignIn: [{}],
    loginWithPasskey: [{ body: { token: 'x', credential: {} } }],
    listPasskeys: [{}],
    askNewPasskey: [{ body: { password: 'Demo1234' } }],
    keepPasskey: [{ body: { token: 'x', credential: {} } }],
    forgetPasskey: [{ params: { id: ids.sessionId } }],
    listSessions: list,
    endSession: [{ params: { id: ids.sessionId } }],
    listReminders: list,
    addReminder: [{ params: { id: ids.eventId }, body: { timeZone: 'UTC' } }],
    removeReminder: [{ params: { id: ids.eventId }, own: 'takes back nothing' }],
    savePlayhead: [{ params: { tag: ids.classTag }, body: { positionSecond: 1, durationSecond: 9 } }],
    reportWatching: [
      { body: { watchingId: ids.playId, contentId: ids.classTag, ranges: [] } },
      {
        body: { watchingId: ids.playId, contentId: 'pulse-1002-001', ranges: [] },
        own: 'is the caller’s own viewing, whatever its number',
      },
    ],
    reportPlaybackError: [{ body: { code: 'mediaError3', isLive: false }, own: 'is only counted' }],
    listPlayheads: list,
  }
}

function profile(emailAddress: string) {
  return { ApplicationProfile: { FirstName: 'Mine', LastName: 'Now', emailAddress } }
}
