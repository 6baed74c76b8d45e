import { describe, expect, it } from 'vitest'
import * as constants from './constants.ts'

describe('business constants', () => {
  it('CONST-01 a class lasts 55 minutes by default', () => {
    expect(constants.defaultClassMinutes).toBe(55)
  })
  it('CONST-02 new badge window and snackbar time', () => {
    expect(constants).toMatchObject({ newBadgeDays: 30, snackbarMilliseconds: 3000 })
  })
  it('CONST-03 translation delay and landing shimmer', () => {
    expect(constants).toMatchObject({ termsLoadDelayMilliseconds: 5000, landingShimmerMilliseconds: 1500 })
  })
  it('CONST-04 load-more, overlay and hover delays', () => {
    expect(constants).toMatchObject({
      loadMoreDelayMilliseconds: 1000,
      loadingOverlayDelayMilliseconds: 800,
      hoverTrailerDelayMilliseconds: 1000,
    })
  })
  it('CONST-05 leave threshold and awaiting', () => {
    expect(constants).toMatchObject({ leaveThresholdSeconds: 60, awaitPollSeconds: 5, awaitTimeoutMinutes: 10 })
  })
  it('CONST-06 countdown, live window and day chips', () => {
    expect(constants).toMatchObject({ countdownHours: 24, liveWindowDays: 7, liveDayChips: 8 })
  })
  it('CONST-07 trailer preview', () => {
    expect(constants).toMatchObject({
      trailerThresholdSeconds: 360,
      trailerLoopSeconds: { from: 300, to: 330 },
      trailerResetSeconds: 30,
    })
  })
  it('CONST-08 amounts on home and elsewhere', () => {
    expect(constants).toMatchObject({
      homeClassesOfTheDay: 3,
      homeConnectStrip: 5,
      homeChannelsLoaded: 5,
      homeChannelsShown: 3,
      homeFeaturedClasses: 5,
      homeShimmerTiles: 10,
      livePreviewLimit: 5,
      topKeywordCount: 3,
    })
  })
  it('CONST-09 page sizes', () => {
    expect(constants).toMatchObject({
      cardPageSizes: { narrow: 18, wide: 20, wideFromPixels: 1360 },
      listPageSize: 10,
      searchTake: 50,
      fetchSize: 9999,
    })
  })
  it('CONST-10 card versions and header', () => {
    expect(constants).toMatchObject({ cardVersions: [0, 0.1], headerHeightPixels: 96, stickyThresholdPixels: 96 })
  })
  it('CONST-11 image widths', () => {
    expect(constants.imageWidthBands).toMatchObject([
      { fromPixels: 768, classOfTheDay: 785, classCard: 832, banner: 1359 },
      { fromPixels: 1360, liveCard: 500, classCard: 1166, banner: 1999 },
      { fromPixels: 2000, classCard: 1493, banner: 2560 },
    ])
  })
  it('CONST-12 a daily event occurs seven times', () => {
    expect(constants.weeklyOccurrences).toBe(7)
  })
  it('CONST-13 password length and duration choices', () => {
    expect(constants).toMatchObject({ passwordMinimumCharacters: 8, durationFilterMinutes: [10, 20, 30, 40] })
  })
})
