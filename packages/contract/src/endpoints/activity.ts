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

const workoutResult = {
  body: WorkoutResultPayload,
  replies: { 200: WorkoutResultReply },
  errors: ['notYours'],
} as const

export const activityEndpoints = {
  addActivity: endpoint('addActivity', {
    body: RecentActivityPayload,
    replies: { 201: RecentActivityReply },
    errors: ['notYours'],
  }),
  updateActivity: endpoint('updateActivity', {
    params: IdParameter,
    body: RecentActivityChange,
    replies: { 200: RecentActivity },
    errors: ['notFound', 'notYours'],
  }),
  listActivity: endpoint('listActivity', { replies: { 200: z.array(RecentActivity) }, errors: [] }),
  saveWorkoutResult: endpoint('saveWorkoutResult', workoutResult),
  saveWorkoutResultV3: endpoint('saveWorkoutResultV3', workoutResult),
  saveWorkoutResultV2: endpoint('saveWorkoutResultV2', workoutResult),
  trackPlay: endpoint('trackPlay', {
    body: PlayTrackingPayload,
    replies: { 200: PlayTrackingReply },
    errors: ['notYours'],
  }),
  savePlayhead: endpoint('savePlayhead', {
    params: TagParameter,
    body: PlayheadPayload,
    replies: { 200: Playhead },
    errors: ['classNotFound'],
  }),
  listPlayheads: endpoint('listPlayheads', { replies: { 200: z.array(Playhead) }, errors: [] }),
}
