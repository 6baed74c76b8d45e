import type { CallName } from '@upbeat/contract/calls'
import type { ClubIds } from './cross-tenant-ids.ts'
import type { MakeOptions } from './member-app.ts'
import { signUpBody } from './member-app.ts'

/**
 * One way to reach for another club through a call. What carries an id must be refused, unless `own` says why an answer is
 * right: then it holds nothing of the other club's.
 */
export type Reach = Pick<MakeOptions, 'params' | 'query' | 'body' | 'headers'> & { own?: string }

/** For every call of the contract the ways to name what is another club's; a new call does not compile without its own. */
export function reachesFor(ids: ClubIds): Record<CallName, Reach[]> {
  const slot = [{ params: { userId: ids.userId } }]
  const list = [{ own: 'lists the asker’s own club' }]
  const record = { workoutName: 'Mine', trackingResult: 7 }
  const result = { workoutName: 'Mine', durationSeconds: 9 }
  const results = [
    { body: { ...result, userId: ids.userId } },
    { body: { ...result, userWorkoutTag: 'tempo-result-1' }, own: 'keeps the result as the asker’s' },
  ]
  const signUps = [
    { body: signUpBody(ids.as, 'Other1234'), own: 'an address may be a member of several clubs' },
    { body: { ...signUpBody('coded@pulse.example'), accessCode: ids.code } },
  ]
  const theirs = { tenant: 'tempo' }
  const mine = { tenant: 'pulse' }
  const plan = { planId: ids.planTag, productId: ids.productId }
  return {
    // First: what the asker keeps later, by ids that are another club's, is the asker's own.
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
    getTenant: [{ params: { name: 'tempo' }, own: 'is public: a page asks before it knows whose it is' }],
    getCollections: slot,
    getClassOfTheDay: slot,
    getClass: [{ params: { tag: ids.classTag } }, { params: { tag: ids.videoId } }],
    getTerms: list,
    getIntensityCodes: list,
    getMetadata: slot,
    searchClasses: [
      { params: { userId: ids.userId } },
      ...[{ virtualClasses: [ids.classTag] }, { query: 'Tempo' }, { providerid: ids.providerId }, { take: 9999 }].map(
        (body) => ({ body, own: 'finds within the asker’s own club' }),
      ),
    ],
    trackPlay: [
      { body: { contentID: ids.classTag, playedDurationSecond: 5, userId: ids.userId } },
      {
        body: { contentID: ids.classTag, playedDurationSecond: 5, ID: ids.playId },
        own: 'is the asker’s own play, whatever its number',
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
      { body: record, own: 'is the asker’s own record' },
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
    forgotPassword: [{ body: { EmailAddress: ids.as }, own: 'writes for the asked club alone' }],
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
    changePlan: [{ params: { subscriptionId: ids.subscriptionId }, body: { PlanId: ids.planTag } }],
    listChannels: slot,
    listChannelClasses: [{ query: { channelTag: ids.channelTag, pageSize: '10', pageNumber: '1' } }],
    getClassList: [{ params: { id: ids.collectionTag } }],
    getTitle: [{ params: { tag: ids.collectionTag } }, { params: { tag: ids.channelTag } }],
    saveWorkoutResult: results,
    saveWorkoutResultV3: results,
    saveWorkoutResultV2: results,
    sendContact: [{ body: { name: 'A', email: ids.as, message: 'Hello' }, own: 'goes to the asked club' }],
    verifyFreeAccess: [{ body: { code: ids.code } }],
    refreshSso: [{ headers: { 'x-external-identifier': ids.bearer } }],
    getManifest: [{ own: 'is of the asked host' }],
    getPaymentProvider: [{ own: 'is public: a page asks before it knows whose it is' }],
    prepareCard: [{ own: 'prepares the asker’s own card' }],
    deleteAccount: [{ body: { password: 'Other1234' } }],
    // Off at both clubs: the calls are not there.
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
    listPlayheads: list,
  }
}

function profile(emailAddress: string) {
  return { ApplicationProfile: { FirstName: 'Mine', LastName: 'Now', emailAddress } }
}
