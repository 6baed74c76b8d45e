import type { StudioCallName } from '../calls.ts'
import { clubExportEndpoints } from '../club/club-export.ts'
import type { StudioEndpoint } from '../studio-endpoint.ts'
import { accountEndpoints } from './account.ts'
import { announcementsEndpoints } from './announcements.ts'
import { apiKeyEndpoints } from './api-keys.ts'
import { auditEndpoints } from './audit.ts'
import { broadcastEndpoints } from './broadcast.ts'
import { classBulkEndpoints } from './classes/class-bulk.ts'
import { classCsvEndpoints } from './classes/class-csv.ts'
import { classEndpoints } from './classes.ts'
import { curationEndpoints } from './curation.ts'
import { domainEndpoints } from './domain.ts'
import { emailsEndpoints } from './emails.ts'
import { eventsEndpoints } from './events.ts'
import { figuresEndpoints } from './figures.ts'
import { installationEndpoints } from './installation/operating.ts'
import { intakeEndpoints } from './intake.ts'
import { lookEndpoints } from './look.ts'
import { memberImportEndpoints } from './member-import.ts'
import { membersEndpoints } from './members.ts'
import { policiesEndpoints } from './policies.ts'
import { previewEndpoints } from './preview.ts'
import { codesEndpoints } from './selling/codes.ts'
import { paymentAccountEndpoints } from './selling/payment-account.ts'
import { paymentsEndpoints } from './selling/payments.ts'
import { plansEndpoints } from './selling/plans.ts'
import { sessionEndpoints } from './session.ts'
import { settingsEndpoints } from './settings.ts'
import { setupEndpoints } from './setup.ts'
import { signOnEndpoints } from './sign-on.ts'
import { staffEndpoints } from './staff.ts'
import { textsEndpoints } from './texts.ts'
import { savedViewEndpoints } from './views/saved-views.ts'
import { webhookEndpoints } from './webhooks.ts'

/** The schemas of every studio call. A missing or misnamed endpoint doesn't compile. */
export const studioEndpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...staffEndpoints,
  ...signOnEndpoints,
  ...settingsEndpoints,
  ...setupEndpoints,
  ...installationEndpoints,
  ...classEndpoints,
  ...classBulkEndpoints,
  ...classCsvEndpoints,
  ...savedViewEndpoints,
  ...webhookEndpoints,
  ...clubExportEndpoints,
  ...auditEndpoints,
  ...apiKeyEndpoints,
  ...domainEndpoints,
  ...intakeEndpoints,
  ...previewEndpoints,
  ...curationEndpoints,
  ...lookEndpoints,
  ...textsEndpoints,
  ...emailsEndpoints,
  ...policiesEndpoints,
  ...announcementsEndpoints,
  ...eventsEndpoints,
  ...broadcastEndpoints,
  ...membersEndpoints,
  ...memberImportEndpoints,
  ...paymentAccountEndpoints,
  ...plansEndpoints,
  ...codesEndpoints,
  ...paymentsEndpoints,
  ...figuresEndpoints,
} satisfies { [Name in StudioCallName]: StudioEndpoint<Name> }
