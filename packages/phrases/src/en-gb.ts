import { account } from './en-gb/account.ts'
import { activity } from './en-gb/activity.ts'
import { auth } from './en-gb/auth.ts'
import { catalogue } from './en-gb/catalogue.ts'
import { channels } from './en-gb/channels.ts'
import { classes } from './en-gb/classes.ts'
import { collections } from './en-gb/collections.ts'
import { common } from './en-gb/common.ts'
import { connect } from './en-gb/connect.ts'
import { consent } from './en-gb/consent.ts'
import { contact } from './en-gb/contact.ts'
import { errors } from './en-gb/errors.ts'
import { favourites } from './en-gb/favourites.ts'
import { home } from './en-gb/home.ts'
import { landing } from './en-gb/landing.ts'
import { mail } from './en-gb/mail.ts'
import { moveCues } from './en-gb/move-cues.ts'
import { moves } from './en-gb/moves.ts'
import { Channels, ClassListViews, Live } from './en-gb/named-keys.ts'
import { pages } from './en-gb/pages.ts'
import { player } from './en-gb/player.ts'
import { search } from './en-gb/search.ts'
import { sharing } from './en-gb/sharing.ts'
import { shell } from './en-gb/shell.ts'
import { subscription } from './en-gb/subscription.ts'
import { flatten } from './flatten.ts'

const features = {
  account,
  activity,
  auth,
  catalogue,
  channels,
  classes,
  collections,
  common,
  connect,
  consent,
  contact,
  errors,
  favourites,
  home,
  landing,
  mail,
  moveCues,
  moves,
  pages,
  player,
  search,
  sharing,
  shell,
  subscription,
  Channels,
  ClassListViews,
  Live,
} as const

/** Every phrase of the product in British English, by `feature.key`: the source and the type of all other languages. */
export const enGb = flatten(features)
