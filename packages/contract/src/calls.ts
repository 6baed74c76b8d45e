/**
 * The access level of a call.
 * - `none`: no credential at all
 * - `platform`: the platform's basic credential
 * - `guest`: basic or bearer
 * - `member`: a bearer token
 */
export type Access = 'none' | 'platform' | 'guest' | 'member'
export type Call = {
  /** Row of the call table, e.g. `A9`. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:name` is a parameter, `:name?` an optional one. */
  path: string
  access: Access
  /** The body is a urlencoded form, not JSON. */
  form?: true
}

/** Every call of the API. Plain data, so that the browser can import paths and access levels without the schemas. */
export const calls = {
  signUp: { id: 'A1', method: 'POST', path: '/oauth/signup', access: 'platform' },
  login: { id: 'A2', method: 'POST', path: '/oauth/login', access: 'platform', form: true },
  externalSubscriptions: { id: 'A3', method: 'GET', path: '/external/user/subscriptions', access: 'member' },
  getUser: { id: 'A4', method: 'GET', path: '/api/v3/users', access: 'member' },
  updateUser: { id: 'A5', method: 'PUT', path: '/api/v3/users', access: 'member' },
  getTenant: { id: 'A6', method: 'GET', path: '/api/v1/tenants/:name', access: 'guest' },
  getCollections: { id: 'A7', method: 'GET', path: '/api/v2/users/ondemand/collections/:userId?', access: 'guest' },
  getClassOfTheDay: {
    id: 'A8',
    method: 'GET',
    path: '/api/v2/users/ondemand/cotdcollection/:userId?',
    access: 'guest',
  },
  getClass: { id: 'A9', method: 'GET', path: '/api/v3/virtualclass/:tag', access: 'guest' },
  getTerms: { id: 'A10', method: 'GET', path: '/api/v1/getpoeditorterms', access: 'guest' },
  getIntensityCodes: { id: 'A11', method: 'GET', path: '/api/v2/intensitycodes', access: 'guest' },
  getMetadata: { id: 'A12', method: 'GET', path: '/api/v2/users/ondemand/metadata/:userId?', access: 'guest' },
  searchClasses: { id: 'A13', method: 'PUT', path: '/api/v3/virtualclass/search/:userId?', access: 'guest' },
  trackPlay: { id: 'A14', method: 'POST', path: '/api/v2/ondemandtracking', access: 'member' },
  addFavourite: { id: 'A15', method: 'POST', path: '/api/v2/users/preferredvirtualclass', access: 'member' },
  removeFavourite: { id: 'A16', method: 'DELETE', path: '/api/v2/users/preferredvirtualclass/:tag', access: 'member' },
  listFavourites: { id: 'A17', method: 'GET', path: '/api/v2/users/preferredvirtualclass', access: 'member' },
  addActivity: { id: 'A18', method: 'POST', path: '/api/v2/users/recentactivity', access: 'member' },
  updateActivity: { id: 'A19', method: 'PUT', path: '/api/v2/users/recentactivity/:id', access: 'member' },
  listActivity: { id: 'A20', method: 'GET', path: '/api/v2/users/recentactivity', access: 'member' },
  vimeoVideos: { id: 'A21', method: 'GET', path: '/api/v1/vimeo/:tenant/videos', access: 'guest' },
  vimeoPreview: { id: 'A22', method: 'GET', path: '/api/v1/vimeo/:tenant/preview/5', access: 'guest' },
  vimeoLive: { id: 'A23', method: 'GET', path: '/api/v1/vimeo/:tenant/live', access: 'guest' },
  vimeoEventVideos: { id: 'A24', method: 'GET', path: '/api/v1/vimeo/:tenant/live_event/:id/videos', access: 'guest' },
  vimeoVideo: { id: 'A25', method: 'GET', path: '/api/v1/vimeo/:tenant/live_event/videos/:videoId', access: 'guest' },
  vimeoStreamingUrl: {
    id: 'A26',
    method: 'GET',
    path: '/api/v1/vimeo/:tenant/live_event/:id/streamingurl/:userId',
    access: 'member',
  },
  connectEvents: { id: 'A27', method: 'GET', path: '/api/v1/connect/events', access: 'guest' },
  connectPreview: { id: 'A27', method: 'GET', path: '/api/v1/connect/events/5', access: 'guest' },
  connectClass: { id: 'A28', method: 'GET', path: '/api/v2/ondemand/connect/:id/:userId?', access: 'guest' },
  connectEventVideos: {
    id: 'A29',
    method: 'GET',
    path: '/api/v1/connect/:tenant/live_event/:id/videos',
    access: 'guest',
  },
  shortenLink: { id: 'A30', method: 'POST', path: '/api/v1/dynamiclinks/shortLinks', access: 'guest' },
  followShortLink: { id: 'A30', method: 'GET', path: '/s/:code', access: 'none' },
  listConsents: { id: 'A31', method: 'GET', path: '/api/v2/consents', access: 'guest' },
  listUserConsents: { id: 'A32', method: 'GET', path: '/api/v2/users/consents', access: 'member' },
  answerConsent: { id: 'A33', method: 'POST', path: '/api/v2/users/consents', access: 'member' },
  forgotPassword: { id: 'A34', method: 'POST', path: '/api/v2/users/forgotpassword', access: 'platform' },
  resetPassword: { id: 'A35', method: 'POST', path: '/api/v2/users/resetpassword', access: 'platform', form: true },
  checkResetLink: { id: 'U17', method: 'POST', path: '/api/v2/users/resetpassword/check', access: 'platform' },
  confirmMarketing: { id: 'A36', method: 'POST', path: '/api/v2/users/marketingconfirmation', access: 'member' },
  checkCoupon: { id: 'A37', method: 'POST', path: '/api/v2/payments/coupon/:code', access: 'guest' },
  redeemCode: { id: 'A38', method: 'POST', path: '/api/v2/payments/redeem', access: 'member' },
  listSubscriptions: { id: 'A39', method: 'GET', path: '/api/v2/payments/subscriptions', access: 'member' },
  listProducts: { id: 'A40', method: 'GET', path: '/api/v2/payments/products', access: 'guest' },
  createSubscription: { id: 'A41', method: 'POST', path: '/api/v2/payments/subscription', access: 'member' },
  startTrial: { id: 'A42', method: 'POST', path: '/api/v2/payments/trial', access: 'member' },
  purchase: { id: 'A43', method: 'POST', path: '/api/v2/payments/purchase', access: 'member' },
  cancelSubscription: { id: 'A44', method: 'DELETE', path: '/api/v2/payments/subscription/:id', access: 'member' },
  changePlan: { id: 'A45', method: 'PUT', path: '/api/v2/payments/change/:subscriptionId', access: 'member' },
  giveCancelReason: {
    id: 'U27',
    method: 'PUT',
    path: '/api/v2/payments/subscription/:id/cancel-reason',
    access: 'member',
  },
  pauseSubscription: {
    id: 'U25',
    method: 'POST',
    path: '/api/v2/payments/subscription/:id/pause',
    access: 'member',
  },
  unpauseSubscription: {
    id: 'U26',
    method: 'DELETE',
    path: '/api/v2/payments/subscription/:id/pause',
    access: 'member',
  },
  listChannels: { id: 'A46', method: 'GET', path: '/api/v2/channels/:userId?', access: 'guest' },
  listChannelClasses: { id: 'A47', method: 'GET', path: '/api/v2/channelclasses', access: 'guest' },
  getClassList: { id: 'A48', method: 'GET', path: '/api/v2/classlist/:id', access: 'guest' },
  saveWorkoutResult: { id: 'A49', method: 'PUT', path: '/api/v4/users/workoutresults', access: 'member' },
  saveWorkoutResultV3: { id: 'A49', method: 'PUT', path: '/api/v3/users/workoutresults', access: 'member' },
  saveWorkoutResultV2: { id: 'A49', method: 'PUT', path: '/api/v2/users/workoutresults', access: 'member' },
  sendContact: { id: 'A50', method: 'POST', path: '/api/v2/contact', access: 'guest' },
  getTitle: { id: 'A51', method: 'GET', path: '/api/v2/titles/:tag', access: 'guest' },
  verifyFreeAccess: { id: 'A52', method: 'POST', path: '/api/v2/verify/freeaccess', access: 'guest' },
  createPlatformUser: { id: 'A53', method: 'POST', path: '/api/v2/createplatformuser', access: 'platform' },
  refreshSso: { id: 'A54', method: 'POST', path: '/api/v2/sso/refresh', access: 'guest' },
  getManifest: { id: 'A55', method: 'GET', path: '/manifest.json', access: 'none' },
  logout: { id: 'A56', method: 'POST', path: '/oauth/logout', access: 'member' },
  savePlayhead: { id: 'U1', method: 'PUT', path: '/api/v2/users/playheads/:tag', access: 'member' },
  getPaymentProvider: { id: 'U11', method: 'GET', path: '/api/v2/payments/provider', access: 'guest' },
  prepareCard: { id: 'U12', method: 'POST', path: '/api/v2/payments/cardsetup', access: 'member' },
  downloadData: { id: 'U13', method: 'GET', path: '/api/v3/users/data', access: 'member' },
  deleteAccount: { id: 'U14', method: 'POST', path: '/api/v3/users/deletion', access: 'member' },
  listSessions: { id: 'U15', method: 'GET', path: '/api/v3/users/sessions', access: 'member' },
  endSession: { id: 'U16', method: 'DELETE', path: '/api/v3/users/sessions/:id', access: 'member' },
  confirmAddress: { id: 'U17', method: 'POST', path: '/api/v3/users/addressconfirmation', access: 'member' },
  changePassword: { id: 'U18', method: 'PUT', path: '/api/v3/users/password', access: 'member' },
  askPasskeySignIn: { id: 'U19', method: 'POST', path: '/oauth/passkey/challenge', access: 'platform' },
  loginWithPasskey: { id: 'U20', method: 'POST', path: '/oauth/passkey', access: 'platform' },
  listPasskeys: { id: 'U21', method: 'GET', path: '/api/v3/users/passkeys', access: 'member' },
  askNewPasskey: { id: 'U22', method: 'POST', path: '/api/v3/users/passkeys/challenge', access: 'member' },
  keepPasskey: { id: 'U23', method: 'POST', path: '/api/v3/users/passkeys', access: 'member' },
  forgetPasskey: { id: 'U24', method: 'DELETE', path: '/api/v3/users/passkeys/:id', access: 'member' },
  reportWatching: { id: 'U25', method: 'POST', path: '/api/v2/users/watching', access: 'member' },
  reportPlaybackError: { id: 'U26', method: 'POST', path: '/api/v2/users/playbackerrors', access: 'member' },
  listCoachClasses: { id: 'U27', method: 'GET', path: '/api/v2/coachclasses', access: 'guest' },
  listPlayheads: { id: 'U2', method: 'GET', path: '/api/v2/users/playheads', access: 'member' },
  listReminders: { id: 'U3', method: 'GET', path: '/api/v2/users/livereminders', access: 'member' },
  addReminder: { id: 'U4', method: 'PUT', path: '/api/v2/users/livereminders/:id', access: 'member' },
  removeReminder: { id: 'U5', method: 'DELETE', path: '/api/v2/users/livereminders/:id', access: 'member' },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
