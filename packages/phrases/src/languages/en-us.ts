import { enGb } from '../en-gb.ts'
import type { Phrases } from '../phrase-key.ts'

/** American English, where it says or spells it otherwise than British English. */
export const enUs: Phrases = {
  ...enGb,
  'shell.myPages': 'My favorites, activity, and account',
  'pages.favourites': 'Favorites',
  'errors.alreadyCancelled': 'This subscription is already canceled',
  'account.tabFavourites': 'Favorites',
  'account.deleteText': 'Your account, your favorites, and your activity are deleted for good.',
  'classes.addFavourite': 'Add {{name}} to favorites',
  'classes.removeFavourite': 'Remove {{name}} from favorites',
  'collections.emptyHint': 'In the meantime, there are plenty of classes to choose from.',
  'channels.emptyHint': 'In the meantime, there are plenty of classes to choose from.',
  'mail.contactNote': 'Reply to this email to write back.',
  'moves.bootcamp-march': 'March in place',
  'moves.sun-salute': 'Sun salutation',
  'moves.rope-skip': 'Jump rope',
  'favourites.title': 'Favorites',
  'favourites.removed': 'Removed from favorites',
  'favourites.empty': 'No favorite classes',
  'favourites.failed': 'Your favorites could not be changed',
  'favourites.loadFailed': 'Your favorites could not be loaded',
  'subscription.cardExpiry': 'Expiration date',
  'subscription.trialCancelled': 'Your free trial is canceled and ends on {{date}}',
  'subscription.cancelled': 'Your subscription is canceled',
  'subscription.resumed': 'Your subscription continues',
  'subscription.chooseHint': 'Train as often as you like. Cancel anytime.',
  'subscription.cancelAnyTime': 'Cancel anytime in your account.',
  'subscription.managedElsewhere': 'Your club manages your membership',
  'catalogue.equipmentGymBall': 'Stability ball',
  'catalogue.equipmentPlate': 'Weight plate',
  'catalogue.categoryText1008':
    'Lift well, lift often. Barbells, kettlebells and bodyweight programs that build over weeks.',
  'catalogue.categoryText1009':
    'Flow, hold, breathe, rest. Lineages from Mysore to modern, taught by people who practice them.',
}
