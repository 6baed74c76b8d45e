/**
 * The product's numbers (CONST-01 to CONST-13). Each name ends in its unit: `Milliseconds`, `Seconds`, `Minutes`, `Hours`, `Days`,
 * `Pixels`; a name without a unit is a count.
 */

// Classes

/** Default for a class without a duration. */
export const defaultClassMinutes = 55
/** How long a class counts as new, unless the tenant overrides it. */
export const newBadgeDays = 30
/** The layouts of a class card: text under the picture, text over the picture. @public */
export const cardVersions = [0, 0.1] as const
/** The number of classes that a member aims at each week. */
export const weekGoalClasses = 3
/** Longer trailers play an excerpt from their middle. */
export const trailerThresholdSeconds = 360
/** The looped excerpt of a long trailer. */
export const trailerLoopSeconds = { from: 300, to: 330 } as const
/** Where the preview of a short trailer loops. */
export const trailerResetSeconds = 30
/** Hover time before a card's trailer plays. */
export const hoverTrailerDelayMilliseconds = 1000

// Waiting and notices

export const snackbarMilliseconds = 3000
export const termsLoadDelayMilliseconds = 5000
export const landingShimmerMilliseconds = 1500
/** Delay between reaching the end of a list and showing its next page. */
export const loadMoreDelayMilliseconds = 1000
export const loadingOverlayDelayMilliseconds = 800

// Player and live

/** A class left at or before this point is discarded, later it is logged. */
export const leaveThresholdSeconds = 60
/** A class counts as done from this share of it on. */
export const completedShare = 0.9
/** A class can be resumed from this second, and up to this share of it, both inclusive. */
export const continueFromSeconds = 60
export const continueToShare = 0.95
export const awaitPollSeconds = 5
export const awaitTimeoutMinutes = 10
/** How long before its start a live class moves to the top of Home. */
export const homeLiveLeadMinutes = 120
/** A countdown is shown only when the start is nearer than this. */
export const countdownHours = 24
/** Length of the live schedule, not counting today. */
export const liveWindowDays = 7
/** Today and each day of the live window. */
export const liveDayChips = 8
/** Number of occurrences that a daily event expands to. */
export const weeklyOccurrences = 7
export const liveCardTitleCharacters = 20

// Amounts

export const homeClassesOfTheDay = 3
export const homeConnectStrip = 5
export const homeChannelsLoaded = 5
export const homeChannelsShown = 3
export const homeFeaturedClasses = 5
export const homeShimmerTiles = 10
export const livePreviewLimit = 5
export const topKeywordCount = 3
/** Live cards per row if the tenant has no EventCardSize (D-35). */
export const eventCardSize = 3

// Page sizes

/** Card lists: `wide` from `wideFromPixels` on (D-50). */
export const cardPageSizes = { narrow: 18, wide: 20, wideFromPixels: 1360 } as const
/** Channel and subscription lists. */
export const listPageSize = 10
export const searchTake = 50
/** Fetches the whole on-demand catalogue, which is then filtered and paged locally (D-92). */
export const fetchSize = 9999

// Layout

/** Lower bounds of the layout bands; duplicated in the style sheets. @public */
export const breakpointPixels = { xs: 0, sm: 600, md: 720, lg: 1280, dskt: 1360, xl: 1920 } as const
/** Desktop height; duplicated in the header's style sheet. @public */
export const headerHeightPixels = 96
export const stickyThresholdPixels = 96
/** Loading spinner size; duplicated in its SVG. @public */
export const spinner = { sizePixels: 70, thicknessPixels: 5 } as const
/** Image widths by minimum viewport width; below the first band the viewport width is used (D-51). */
export const imageWidthBands = [
  { fromPixels: 768, liveCard: 500, classOfTheDay: 785, classCard: 832, banner: 1359 },
  { fromPixels: 1360, liveCard: 500, classOfTheDay: 1166, classCard: 1166, banner: 1999 },
  { fromPixels: 2000, liveCard: 500, classOfTheDay: 1493, classCard: 1493, banner: 2560 },
] as const
/** Placeholder cards by minimum viewport width (D-25). */
export const skeletonBands = [
  { fromPixels: 0, cards: 3 },
  { fromPixels: 600, cards: 9 },
  { fromPixels: 1280, cards: 8 },
  { fromPixels: 1360, cards: 10 },
] as const

// Forms and filters

export const passwordMinimumCharacters = 8
/** Bounds of the skill and intensity scales; a slider has step 1. */
export const scale = { low: 1, high: 10, step: 1 } as const
/** Initial positions of the slider handles; they don't filter until moved (D-44). */
export const skillHandles = { low: 1, high: 1 } as const
export const intensityHandles = { low: 3, high: 8 } as const
/** Options of the duration filter; the last means this long or longer. */
export const durationFilterMinutes = [10, 20, 30, 40] as const
