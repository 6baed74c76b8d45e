export const paymentAccount = {
  title: 'Stripe account',
  lead: 'The Stripe account into which your members pay.',
  account: 'Your account',
  none: 'No account is connected',
  'otherwise-installation':
    'Until you connect one, your members pay into the account of whoever runs this server. Those who pay there already go on doing so.',
  'otherwise-sandbox': 'Until you connect one, members buy with test cards only, and nothing is charged.',
  'otherwise-nobody': 'Your members can’t buy anything yet.',
  connected: 'Connected: {{name}}',
  id: 'Account',
  mode: 'Mode',
  'mode-test': 'Test: no card is charged',
  'mode-live': 'Live: cards are charged',
  secretKey: 'Secret key',
  keyHint: 'ends in {{hint}}, and is never shown',
  publishableKey: 'Publishable key',
  currencies: 'Currencies',
  currenciesUnknown: 'Stripe doesn’t tell with this key. Check that it is the currency of your plans.',
  webhook: 'Webhook',
  connectedAt: 'Connected',
  connectedBy: '{{when}} by {{name}}',
  check: 'Do the keys still work?',
  checkText: 'Tried at Stripe {{when}}.',
  checkAgain: 'Check again',
  works: 'The keys work, and Stripe tells this server of payments.',
  connect: 'Connect your account',
  replace: 'Replace the keys',
  keysText:
    'Make a restricted key in Stripe, under Developers > API keys. Set these to Write: Customers, PaymentMethods, SetupIntents, Products, Prices, Coupons, Subscriptions, Charges and Refunds, Webhook Endpoints. Set Invoices to Read and, to see fees and payouts, also PaymentIntents, Balance and Payouts.',
  'needs-test': 'Your club is in test mode, so it needs the keys of a test account or sandbox.',
  'needs-live': 'Your club is live, so it needs the keys of the live account.',
  publishableKeyHint: 'Begins with pk_{{mode}}_.',
  publishableKeyProblem: 'A publishable key begins with pk_live_ or pk_test_. Copy all of it.',
  restrictedKey: 'Restricted key',
  restrictedKeyHint: 'Begins with rk_{{mode}}_. It is stored encrypted and never shown again.',
  restrictedKeyProblem: 'A restricted key begins with rk_live_ or rk_test_, a secret key with sk_. Copy all of it.',
  connectAction: 'Connect',
  replaceAction: 'Replace',
  done: 'Your club is paid into {{name}} now',
  refused: 'These keys can’t be used. Nothing has changed.',
  disconnect: 'Disconnect',
  disconnectOf: 'Disconnect {{name}}?',
  'disconnect-keys':
    'Members can no longer buy or change anything with this account, and this server forgets its keys and removes its webhook.',
  'disconnect-platform':
    'Members can no longer buy or change anything with this account. It stays yours at Stripe, and connecting again leads back to it.',
  disconnectMembers_one:
    '{{count}} membership is running there. Stripe goes on charging it, but your club no longer hears of it: end it first, or connect the account again.',
  disconnectMembers_other:
    '{{count}} memberships are running there. Stripe goes on charging them, but your club no longer hears of it: end them first, or connect the account again.',
  disconnected: 'The account is disconnected',
  liveKeyInTestClub:
    'These are live keys, and your club is in test mode. Use test keys, or switch the club to live in the settings first.',
  testKeyInLiveClub:
    'These are test keys, and your club is live: no card would be charged. Use live keys, or switch the club to test mode first.',
  keysOfTwoModes: 'One is a test key and the other a live key. Copy both from the same mode.',
  keysOfTwoAccounts: 'The two keys are of different Stripe accounts. Copy both from the same account.',
  keyRefused:
    'Stripe doesn’t accept the secret key. It may have been deleted or rolled: copy a current one from Developers > API keys.',
  publishableKeyRefused: 'Stripe doesn’t accept the publishable key. Copy a current one from Developers > API keys.',
  missingWrite:
    'This key may not write {{resource}}. In Stripe, open Developers > API keys, edit the key, and set {{resource}} to Write.',
  missingRead:
    'This key may not read {{resource}}. In Stripe, open Developers > API keys, edit the key, and set {{resource}} to Read.',
  accountUnknown:
    'Stripe doesn’t tell which account this key is of. Set Accounts to Read for the key, or use the secret key.',
  accountTaken: 'Another club on this server uses this Stripe account. Each club needs an account of its own.',
  membersElsewhere_one:
    '{{count}} member still pays into another Stripe account. End that membership before you change the account.',
  membersElsewhere_other:
    '{{count}} members still pay into another Stripe account. End their memberships before you change the account.',
  webhookRefused: 'Stripe doesn’t take the address of this server for its webhook. It said: {{detail}}',
  webhookMissing:
    'The webhook {{detail}} was deleted or switched off in Stripe, so payments are noticed a day late. Enter the keys again to register it anew.',
  unsealable:
    'The stored key can’t be opened, because the server’s secret for payment keys has changed. Enter the keys again.',
  requestRefused: 'Stripe refuses to set up card payments with this account. It said: {{detail}}',
  unreachable: 'Stripe doesn’t answer at the moment. Try again in a few minutes.',
  unfinished: '{{name}} can’t take payments yet',
  linkTitle: 'Connect with Stripe',
  linkText: 'Stripe asks for your business and your bank account, and then leads you back here. No keys are needed.',
  link: 'Connect with Stripe',
  linkContinue: 'Continue at Stripe',
  linkAgain: 'That page of Stripe had expired or was open already. Continue at Stripe with a new one.',
  ownKeys: 'Or enter keys of your own',
  stateTitle: 'What Stripe says',
  stateText: 'Asked {{when}}.',
  'state-started': 'You haven’t given Stripe everything yet. Your members can’t pay into this account until then.',
  'state-reviewing': 'Stripe is examining what you gave. That takes minutes, sometimes a few days.',
  'state-enabled': 'The account takes your members’ payments.',
  'state-restricted': 'Stripe takes no payments for this account at the moment.',
  'due-bankAccount': 'Missing: the bank account for your payouts',
  'due-business': 'Missing: details of your business',
  'due-person': 'Missing: details of the people who own or represent it',
  'due-document': 'Missing: a document that proves who you are, or your address',
  'due-terms': 'Missing: your acceptance of Stripe’s terms',
  'due-other': 'Missing, in Stripe’s words: {{detail}}',
  disconnectFirst: 'An account is connected by its keys. Disconnect it first.',
  platformOtherMode:
    'This server connects clubs of the other mode with Stripe (live or test). Change your club’s mode in the settings, or enter keys of your own.',
  platformMissing:
    'This server is no longer set up for this account. Tell the people who run it, or enter keys of your own.',
  platformRefused:
    'Stripe refuses this server, which has nothing to do with your account. Tell the people who run the server.',
  accountUnlinked:
    'Stripe says that this account doesn’t belong to this server any more. Disconnect it, then connect with Stripe again.',
  currencyNotCharged:
    'Your Stripe account can’t charge in the club’s currency. Change the currency in the settings, or connect another account.',
} as const
