import type { CallName } from '../calls.ts'
import type { Endpoint } from '../endpoint.ts'
import { accountEndpoints } from './account.ts'
import { activityEndpoints } from './activity.ts'
import { authEndpoints } from './auth.ts'
import { channelEndpoints } from './channels.ts'
import { classEndpoints } from './classes.ts'
import { coachEndpoints } from './coaches.ts'
import { collectionEndpoints } from './collections.ts'
import { connectEndpoints } from './connect.ts'
import { consentEndpoints } from './consent.ts'
import { contactEndpoints } from './contact.ts'
import { favouriteEndpoints } from './favourites.ts'
import { i18nEndpoints } from './i18n.ts'
import { manifestEndpoints } from './manifest.ts'
import { passkeyEndpoints } from './passkeys.ts'
import { reminderEndpoints } from './reminders.ts'
import { searchEndpoints } from './search.ts'
import { sharingEndpoints } from './sharing.ts'
import { subscriptionEndpoints } from './subscription.ts'
import { tenantEndpoints } from './tenant.ts'
import { watchingEndpoints } from './watching.ts'

/** The schemas of every call. A missing or misnamed endpoint doesn't compile. */
export const endpoints = {
  ...tenantEndpoints,
  ...authEndpoints,
  ...accountEndpoints,
  ...passkeyEndpoints,
  ...consentEndpoints,
  ...classEndpoints,
  ...searchEndpoints,
  ...collectionEndpoints,
  ...channelEndpoints,
  ...coachEndpoints,
  ...connectEndpoints,
  ...favouriteEndpoints,
  ...reminderEndpoints,
  ...activityEndpoints,
  ...watchingEndpoints,
  ...subscriptionEndpoints,
  ...sharingEndpoints,
  ...contactEndpoints,
  ...i18nEndpoints,
  ...manifestEndpoints,
} satisfies { [Name in CallName]: Endpoint<Name> }
