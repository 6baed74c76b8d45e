import { z } from 'zod'
import { SignInReply } from '../entities/session.ts'
import {
  AddressCheck,
  AddressQuery,
  AudienceChoice,
  ClubAudience,
  ClubEntry,
  FirstWeek,
  LogoFile,
  LogoLooks,
  LookChoice,
  NewClub,
  OnAir,
  SetupAccount,
  SetupProgress,
  SetupSave,
} from '../entities/setup.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

export const setupEndpoints = {
  readSetupLink: studioEndpoint('readSetupLink', {
    body: z.object({ token: z.string().min(1).max(200) }),
    replies: { 204: null },
    errors: ['linkExpired'],
  }),
  createSetupAccount: studioEndpoint('createSetupAccount', {
    body: SetupAccount,
    replies: { 200: SignInReply },
    errors: ['linkExpired', 'emailInUse'],
  }),
  getSetup: studioEndpoint('getSetup', { replies: { 200: SetupProgress }, errors: [] }),
  saveSetup: studioEndpoint('saveSetup', { body: SetupSave, replies: { 204: null }, errors: [] }),
  checkClubAddress: studioEndpoint('checkClubAddress', {
    query: AddressQuery,
    replies: { 200: AddressCheck },
    errors: [],
  }),
  listClubs: studioEndpoint('listClubs', { replies: { 200: z.array(ClubEntry) }, errors: [] }),
  createClub: studioEndpoint('createClub', {
    body: NewClub,
    replies: { 201: ClubEntry },
    errors: ['addressTaken'],
  }),
  readLogo: studioEndpoint('readLogo', {
    body: z.object({ logo: LogoFile }),
    largestBody: 3_000_000,
    replies: { 200: LogoLooks },
    errors: ['logoUnreadable', 'logoTooLarge', 'logoAnimated'],
  }),
  setLook: studioEndpoint('setLook', { body: LookChoice, replies: { 204: null }, errors: [] }),
  getAudience: studioEndpoint('getAudience', { replies: { 200: ClubAudience }, errors: [] }),
  setAudience: studioEndpoint('setAudience', {
    body: AudienceChoice,
    replies: { 200: ClubAudience },
    errors: [],
  }),
  getFirstWeek: studioEndpoint('getFirstWeek', { replies: { 200: FirstWeek }, errors: [] }),
  getOnAir: studioEndpoint('getOnAir', {
    query: z.object({
      path: z
        .string()
        .max(300)
        .regex(/^\/(?![/\\])/)
        .optional(),
    }),
    replies: { 200: OnAir },
    errors: [],
  }),
}
