import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PlayTrackingPayload, PlayTrackingReply } from '../entities/play-tracking.ts'
import { Playhead, PlayheadPayload } from '../entities/playhead.ts'
import {
  RecentActivity,
  RecentActivityChange,
  RecentActivityPayload,
  RecentActivityReply,
} from '../entities/recent-activity.ts'
import { WorkoutResultPayload, WorkoutResultReply } from '../entities/workout-result.ts'
import { IdParameter, TagParameter } from './parameters.ts'

/** Limits what a member can store: a record is a few kilobytes at most. */
const largestBody = 16 * 1024

const workoutResult = {
  body: WorkoutResultPayload,
  largestBody,
  replies: { 200: WorkoutResultReply },
  errors: ['notYours'],
} as const

export const activityEndpoints = {
  addActivity: endpoint('addActivity', {
    body: RecentActivityPayload,
    largestBody,
    replies: { 201: RecentActivityReply },
    errors: ['notYours'],
  }),
  updateActivity: endpoint('updateActivity', {
    params: IdParameter,
    body: RecentActivityChange,
    largestBody,
    replies: { 200: RecentActivity },
    errors: ['notFound', 'notYours'],
  }),
  listActivity: endpoint('listActivity', { replies: { 200: z.array(RecentActivity) }, errors: [] }),
  saveWorkoutResult: endpoint('saveWorkoutResult', workoutResult),
  saveWorkoutResultV3: endpoint('saveWorkoutResultV3', workoutResult),
  saveWorkoutResultV2: endpoint('saveWorkoutResultV2', workoutResult),
  trackPlay: endpoint('trackPlay', {
    body: PlayTrackingPayload,
    largestBody,
    replies: { 200: PlayTrackingReply },
    errors: ['notYours'],
  }),
  savePlayhead: endpoint('savePlayhead', {
    params: TagParameter,
    body: PlayheadPayload,
    largestBody,
    replies: { 200: Playhead },
    errors: ['classNotFound'],
  }),
  listPlayheads: endpoint('listPlayheads', { replies: { 200: z.array(Playhead) }, errors: [] }),
}
