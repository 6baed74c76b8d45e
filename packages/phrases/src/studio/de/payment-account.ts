import type { paymentAccount as english } from '../en-gb/payment-account.ts'

export const paymentAccount: Record<keyof typeof english, string> = {
  title: 'Stripe-Konto',
  lead: 'Das Stripe-Konto, auf das deine Mitglieder zahlen.',
  account: 'Dein Konto',
  none: 'Es ist kein Konto verbunden',
  'otherwise-installation':
    'Bis du eines verbindest, zahlen deine Mitglieder auf das Konto des Betreibers dieses Servers. Wer dort schon zahlt, zahlt dort weiter.',
  'otherwise-sandbox': 'Bis du eines verbindest, kaufen Mitglieder nur mit Testkarten, und nichts wird abgebucht.',
  'otherwise-nobody': 'Deine Mitglieder können noch nichts kaufen.',
  connected: 'Verbunden: {{name}}',
  id: 'Konto',
  mode: 'Modus',
  'mode-test': 'Test: keine Karte wird belastet',
  'mode-live': 'Live: Karten werden belastet',
  secretKey: 'Geheimer Schlüssel',
  keyHint: 'endet auf {{hint}} und wird nie angezeigt',
  publishableKey: 'Veröffentlichbarer Schlüssel',
  currencies: 'Währungen',
  currenciesUnknown: 'Stripe nennt sie mit diesem Schlüssel nicht. Prüfe, ob die Währung deiner Pläne dabei ist.',
  webhook: 'Webhook',
  connectedAt: 'Verbunden',
  connectedBy: '{{when}} von {{name}}',
  check: 'Funktionieren die Schlüssel noch?',
  checkText: 'Bei Stripe ausprobiert {{when}}.',
  checkAgain: 'Noch einmal prüfen',
  works: 'Die Schlüssel funktionieren, und Stripe meldet diesem Server die Zahlungen.',
  connect: 'Verbinde dein Konto',
  replace: 'Schlüssel ersetzen',
  keysText:
    'Erstelle in Stripe unter Entwickler > API-Schlüssel einen eingeschränkten Schlüssel. Stelle diese auf Schreiben: Customers, PaymentMethods, SetupIntents, Products, Prices, Coupons, Subscriptions, Charges and Refunds, Webhook Endpoints. Stelle Invoices auf Lesen und, um Gebühren und Auszahlungen zu sehen, auch PaymentIntents, Balance und Payouts.',
  'needs-test': 'Dein Club ist im Testmodus, also braucht er die Schlüssel eines Testkontos oder einer Sandbox.',
  'needs-live': 'Dein Club ist live, also braucht er die Schlüssel des Live-Kontos.',
  publishableKeyHint: 'Beginnt mit pk_{{mode}}_.',
  publishableKeyProblem:
    'Ein veröffentlichbarer Schlüssel beginnt mit pk_live_ oder pk_test_. Kopiere ihn vollständig.',
  restrictedKey: 'Eingeschränkter Schlüssel',
  restrictedKeyHint: 'Beginnt mit rk_{{mode}}_. Er wird verschlüsselt gespeichert und nie wieder angezeigt.',
  restrictedKeyProblem:
    'Ein eingeschränkter Schlüssel beginnt mit rk_live_ oder rk_test_, ein geheimer mit sk_. Kopiere ihn vollständig.',
  connectAction: 'Verbinden',
  replaceAction: 'Ersetzen',
  done: 'Dein Club wird jetzt auf {{name}} bezahlt',
  refused: 'Diese Schlüssel können nicht verwendet werden. Nichts hat sich geändert.',
  disconnect: 'Trennen',
  disconnectOf: '{{name}} trennen?',
  'disconnect-keys':
    'Mitglieder können mit diesem Konto nichts mehr kaufen oder ändern, und dieser Server vergisst die Schlüssel und entfernt den Webhook.',
  'disconnect-platform':
    'Mitglieder können mit diesem Konto nichts mehr kaufen oder ändern. Bei Stripe bleibt es deins, und ein neues Verbinden führt zu ihm zurück.',
  disconnectMembers_one:
    'Dort läuft {{count}} Mitgliedschaft. Stripe bucht sie weiter ab, aber dein Club erfährt nichts mehr davon: beende sie vorher, oder verbinde das Konto wieder.',
  disconnectMembers_other:
    'Dort laufen {{count}} Mitgliedschaften. Stripe bucht sie weiter ab, aber dein Club erfährt nichts mehr davon: beende sie vorher, oder verbinde das Konto wieder.',
  disconnected: 'Das Konto ist getrennt',
  liveKeyInTestClub:
    'Das sind Live-Schlüssel, und dein Club ist im Testmodus. Nimm Testschlüssel, oder stelle den Club zuerst in den Einstellungen auf live.',
  testKeyInLiveClub:
    'Das sind Testschlüssel, und dein Club ist live: keine Karte würde belastet. Nimm Live-Schlüssel, oder stelle den Club zuerst auf den Testmodus.',
  keysOfTwoModes: 'Einer ist ein Testschlüssel, der andere ein Live-Schlüssel. Kopiere beide aus demselben Modus.',
  keysOfTwoAccounts: 'Die beiden Schlüssel gehören zu verschiedenen Stripe-Konten. Kopiere beide aus demselben Konto.',
  keyRefused:
    'Stripe nimmt den geheimen Schlüssel nicht an. Vielleicht wurde er gelöscht oder ersetzt: kopiere einen aktuellen unter Entwickler > API-Schlüssel.',
  publishableKeyRefused:
    'Stripe nimmt den veröffentlichbaren Schlüssel nicht an. Kopiere einen aktuellen unter Entwickler > API-Schlüssel.',
  missingWrite:
    'Dieser Schlüssel darf {{resource}} nicht schreiben. Öffne in Stripe Entwickler > API-Schlüssel, bearbeite den Schlüssel und stelle {{resource}} auf Schreiben.',
  missingRead:
    'Dieser Schlüssel darf {{resource}} nicht lesen. Öffne in Stripe Entwickler > API-Schlüssel, bearbeite den Schlüssel und stelle {{resource}} auf Lesen.',
  accountUnknown:
    'Stripe sagt nicht, zu welchem Konto dieser Schlüssel gehört. Stelle Accounts für den Schlüssel auf Lesen, oder nimm den geheimen Schlüssel.',
  accountTaken:
    'Ein anderer Club auf diesem Server verwendet dieses Stripe-Konto. Jeder Club braucht ein eigenes Konto.',
  membersElsewhere_one:
    '{{count}} Mitglied zahlt noch auf ein anderes Stripe-Konto. Beende diese Mitgliedschaft, bevor du das Konto wechselst.',
  membersElsewhere_other:
    '{{count}} Mitglieder zahlen noch auf ein anderes Stripe-Konto. Beende ihre Mitgliedschaften, bevor du das Konto wechselst.',
  webhookRefused: 'Stripe nimmt die Adresse dieses Servers für seinen Webhook nicht an. Es sagt: {{detail}}',
  webhookMissing:
    'Der Webhook {{detail}} wurde in Stripe gelöscht oder abgeschaltet, also werden Zahlungen einen Tag später bemerkt. Gib die Schlüssel noch einmal ein, um ihn neu einzutragen.',
  unsealable:
    'Der gespeicherte Schlüssel lässt sich nicht öffnen, weil sich das Geheimnis des Servers für Zahlungsschlüssel geändert hat. Gib die Schlüssel noch einmal ein.',
  requestRefused: 'Stripe lehnt es ab, mit diesem Konto Kartenzahlungen einzurichten. Es sagt: {{detail}}',
  unreachable: 'Stripe antwortet gerade nicht. Versuche es in ein paar Minuten noch einmal.',
  unfinished: '{{name}} kann noch keine Zahlungen annehmen',
  linkTitle: 'Mit Stripe verbinden',
  linkText:
    'Stripe fragt nach deinem Unternehmen und deinem Bankkonto und führt dich dann hierher zurück. Schlüssel brauchst du nicht.',
  link: 'Mit Stripe verbinden',
  linkContinue: 'Bei Stripe weitermachen',
  linkAgain:
    'Diese Seite von Stripe war abgelaufen oder schon einmal geöffnet. Mach bei Stripe mit einer neuen weiter.',
  ownKeys: 'Oder eigene Schlüssel eingeben',
  stateTitle: 'Was Stripe sagt',
  stateText: 'Gefragt {{when}}.',
  'state-started':
    'Du hast Stripe noch nicht alles angegeben. Bis dahin können deine Mitglieder nicht auf dieses Konto zahlen.',
  'state-reviewing': 'Stripe prüft deine Angaben. Das dauert Minuten, manchmal ein paar Tage.',
  'state-enabled': 'Das Konto nimmt die Zahlungen deiner Mitglieder an.',
  'state-restricted': 'Stripe nimmt für dieses Konto zurzeit keine Zahlungen an.',
  'due-bankAccount': 'Es fehlt: das Bankkonto für deine Auszahlungen',
  'due-business': 'Es fehlen: Angaben zu deinem Unternehmen',
  'due-person': 'Es fehlen: Angaben zu den Menschen, denen es gehört oder die es vertreten',
  'due-document': 'Es fehlt: ein Dokument, das dich oder deine Adresse nachweist',
  'due-terms': 'Es fehlt: deine Zustimmung zu den Bedingungen von Stripe',
  'due-other': 'Es fehlt, in Stripes Worten: {{detail}}',
  disconnectFirst: 'Ein Konto ist über seine Schlüssel verbunden. Trenne es zuerst.',
  platformOtherMode:
    'Dieser Server verbindet Clubs des anderen Modus (live oder Test) mit Stripe. Ändere den Modus deines Clubs in den Einstellungen, oder gib eigene Schlüssel ein.',
  platformMissing:
    'Dieser Server ist für dieses Konto nicht mehr eingerichtet. Sag es denen, die ihn betreiben, oder gib eigene Schlüssel ein.',
  platformRefused:
    'Stripe lehnt diesen Server ab, was nichts mit deinem Konto zu tun hat. Sag es denen, die den Server betreiben.',
  accountUnlinked:
    'Stripe sagt, dass dieses Konto nicht mehr zu diesem Server gehört. Trenne es, und verbinde dich dann wieder mit Stripe.',
  currencyNotCharged:
    'Dein Stripe-Konto kann nicht in der Währung des Clubs abbuchen. Ändere die Währung in den Einstellungen, oder verbinde ein anderes Konto.',
}
