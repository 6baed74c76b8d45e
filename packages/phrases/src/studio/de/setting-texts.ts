import type { settingTexts as english } from '../en-gb/setting-texts.ts'

export const settingTexts: Record<keyof typeof english, string> = {
  showSignUpPage:
    'Aus: Die Registrierungsseite und alle Schaltflächen dorthin verschwinden. Bestehende Mitglieder betrifft das nicht.',
  showReactivate:
    'Mitglieder, deren Zugangscode abgelaufen ist, können einen neuen eingeben. Solange du nichts wählst, gilt: an, wo ein Code zur Registrierung nötig ist.',
  showTncAccepted: 'Nachdem du neue Bedingungen veröffentlicht hast, stimmen Mitglieder ihnen zu, bevor es weitergeht.',
  showUpgradeDialog:
    'Mitglieder, die einen Kurs ohne Zugang öffnen, lesen einen kurzen Hinweis. Aus: Sie sehen deine Tarife.',
  passkeys:
    'Mitglieder können ihrem Konto einen Passkey hinzufügen und sich mit Fingerabdruck, Gesicht oder PIN anmelden.',
  showForgotPasswordPage:
    'Wer das Passwort vergessen hat, bekommt eine E-Mail mit einem Link. Solange du nichts wählst, gilt: an, außer Mitglieder melden sich über einen anderen Dienst an.',
  resetPasswordLink: 'Wer das Passwort vergessen hat, wird auf diese Seite geleitet.',
  showClassOfTheDay: 'Die Startseite empfiehlt jeden Tag einen Kurs.',
  showBrowseClasses: 'Die Startseite zeigt für jede Kategorie von Kursen eine Kachel.',
  showCollections: 'Mitglieder finden Sammlungen in der Navigation und auf eigenen Seiten.',
  showChannels: 'Mitglieder finden Kanäle in der Navigation, auf der Startseite und auf eigenen Seiten.',
  numberOfDaysToShowNewOnWorkoutCard: 'So viele Tage trägt ein Kurs das Zeichen „Neu“. Bei 0 gibt es kein Zeichen.',
  'settings.topLabels':
    'Diese Schlagwörter sehen Mitglieder zuerst, wenn sie Kurse filtern. Leer: die am häufigsten verwendeten.',
  navCopy: 'Wähle die Wörter, die Mitglieder in der Navigation lesen.',
  ShowLiveConnect:
    'Mitglieder finden Live-Stunden und ihre Aufzeichnungen in der Navigation und auf der Startseite. Aus: Beides verschwindet.',
  showLiveEvent: 'Mitglieder sehen den Plan der Live-Stunden und können teilnehmen.',
  connect: 'Mitglieder finden Live-Stunden, Aufzeichnungen davon oder beides.',
  EventCardSize: 'Auf breiten Bildschirmen stehen so viele Stunden nebeneinander, von 1 bis 6.',
  shareEnabled:
    'Kurse, Sammlungen und Live-Stunden bekommen eine Schaltfläche zum Teilen, mit Link, E-Mail und sozialen Netzwerken.',
  hideSocialShare: 'Wo dein Club in einer anderen Website gezeigt wird, bietet das Teilen nur Link und E-Mail.',
  dynamicLinkDomain:
    'Geteilte Links beginnen mit dieser Adresse, etwa go.deinclub.de. Ihr DNS muss zu diesem Server führen und zeigen, dass sie dir gehört. Leer: die eigene Adresse deines Clubs.',
  displayName: 'Diesen Namen lesen Mitglieder auf jeder Seite, in E-Mails und in der installierten App.',
  supportEmail: 'Diese Adresse sehen Mitglieder, wenn sie Hilfe brauchen.',
  contactEmailAddress: 'Hierhin gehen Nachrichten aus dem Kontaktformular. Leer: die Adresse für Hilfe.',
  'settings.mailFrom':
    'Die E-Mails deines Clubs kommen von dieser Adresse. Das DNS ihrer Domain muss zeigen, dass sie dir gehört. Leer: der eigene Absender des Servers.',
  copyright: 'Dieser Text steht neben der Jahreszahl am Fuß jeder Seite.',
  language: 'Wer keine Sprache gewählt hat, sieht diese. Sie muss zu den Sprachen deines Clubs gehören.',
  supportedLanguages: 'Unter diesen Sprachen können Mitglieder wählen.',
  langauageSelector: 'Am Fuß jeder Seite lässt sich die Sprache wählen.',
  dateFormat:
    'So sehen Mitglieder Daten auf Seiten und in E-Mails. Namen von Monaten und Tagen richten sich nach der Sprache des Lesers.',
  'settings.timeZone':
    'Studio und E-Mails verwenden diese Zone für die Zeiten deines Clubs. Ohne gilt die eigene jedes Lesers.',
  'settings.currency': 'Neue Tarife haben Preise in dieser Währung. Bestehende Tarife behalten ihre.',
  currency: 'Diese Währung sehen Mitglieder, wo ein Tarif keine eigene hat.',
  currencySymbol: 'Dieses Zeichen sehen Mitglieder, wo ein Preis keine Währung nennt.',
  showDiscountTextField: 'Die Kasse hat ein Feld, in das Mitglieder einen Rabattcode eingeben.',
  'settings.memberPauses':
    'Mitglieder pausieren eine bezahlte Mitgliedschaft selbst für ein bis drei Monate, ab dem Ende des bezahlten Zeitraums. So lange zahlen sie nichts und können nicht zusehen. Dein Team kann sie jederzeit pausieren.',
  webMode:
    'Testzahlungen nehmen nur Testkarten an, und ein Banner sagt es den Mitgliedern. Echte Zahlungen belasten echte Karten.',
  analyticsConsent: 'Besucher werden zuerst gefragt; vor ihrer Zustimmung wird nichts für Statistiken gesammelt.',
  'localytics.url':
    'Jede Seite führt dieses Skript in einem abgeschlossenen Rahmen aus: Es erhält Seitenaufrufe und Ereignisse und kann die Seite nicht lesen.',
  embedOrigins:
    'Nur Seiten dieser Websites können deinen Club in einem Rahmen zeigen und Mitglieder anmelden. Gib jede als https://www.deinclub.de ein, ohne Pfad.',
  embeddedConfig:
    'Für eine Website, die deinen Club in ihren eigenen Seiten zeigt. Mitglieder ändern ihr Konto nicht mehr hier, und du bestimmst, welche Teile des Clubs dort zu sehen sind.',
  'embeddedConfig.showHeader': 'Mitglieder sehen in deiner Website die Leiste oben mit der Navigation.',
  'embeddedConfig.showLogo': 'Mitglieder sehen in deiner Website das Logo in der Kopfzeile.',
  'embeddedConfig.showFooter': 'Mitglieder sehen in deiner Website die Fußzeile.',
  'embeddedConfig.showSignInPage':
    'Mitglieder können sich in deiner Website anmelden. Aus: Wo sie das müssten, steht eine Fehlerseite.',
  'embeddedConfig.showSignUpPage': 'In deiner Website kann man sich registrieren.',
  'embeddedConfig.mode':
    'Mit der automatischen Anmeldung sagt deine Website, wer der Besucher ist: Niemand registriert sich oder meldet sich an, und die Landingpage entfällt. Braucht mindestens eine erlaubte Website.',
  'embeddedConfig.isEmbedded':
    'Mit der automatischen Anmeldung dürfen alle, die deine Website anmeldet, alles ansehen; Tarif oder Code sind nicht nötig.',
  'embeddedConfig.content-mode':
    'Mitglieder beginnen auf der Landingpage oder direkt bei der Liste der Aufzeichnungen, ohne Navigation. Das gilt auch außerhalb deiner Website.',
  dynamicLinkAllowedOnApp: 'Ein geteilter Link öffnet sich auf Handys, die deine App haben, in der App.',
  appStoreId: 'Die ID deiner App in Apples App Store. Handys öffnen damit geteilte Links in der App.',
  'settings.appleAppId': 'Apple prüft mit dieser ID, dass Links zu deiner App gehören. Leer: die App-Store-ID.',
  'settings.androidPackage':
    'Android prüft mit diesem Namen, dass Links zu deiner App gehören. Leer: die App-Store-ID.',
  'settings.androidCertificates':
    'Die SHA-256-Fingerabdrücke, mit denen deine Android-App signiert ist. Ohne sie öffnen Links die App unter Android nicht.',
  isThirdPartyEnabled:
    'Ob ein Mitglied ansehen darf, wird ein anderes System gefragt und nicht die Tarife und Codes hier. Braucht die Adresse dieses Systems.',
  'settings.membershipUrl':
    'Hier wird das Mitgliedschaftssystem mit dem Identitätstoken des Mitglieds gefragt, was es ansehen darf. Nimm https, außer das System steht in deinem eigenen Netz.',
  canUnsubcribedUsersLogin: 'Aus: Wen das Mitgliedschaftssystem nicht kennt, wird bei der Anmeldung abgewiesen.',
  mmsSignupLink: 'Mitglieder ohne Zugang werden auf diese Seite geleitet, um eine Mitgliedschaft zu kaufen.',
  'settings.contentOrigins':
    'Deine Seiten dürfen von diesen Servern Bilder, Videos und Rahmen laden und ihnen Anfragen senden. https://*.cdn.example umfasst alle Namen darunter. Server, die andere Einstellungen, Kurse und Termine nennen, sind ohnehin erlaubt; ergänze Hosts, die ein Live-Dienst antwortet, Hosts aus der Playlist eines Streams und weitere Hosts des Identitätsanbieters oder der Statistik.',
  providerId: 'Kennzeichnet, welche Kurse deine eigenen sind, wo dein Katalog auch fremde hat.',
  jwJSPlayerId: 'Videos laufen in einem JW Player mit dieser Lizenz. Leer: der eingebaute Player.',
  connectSource: 'Welche Aufrufe die Mitgliederseiten für Live-Stunden und Aufzeichnungen verwenden.',
  connectBase: 'Wo die Vimeo-Aufrufe bedient werden: ein Pfad oder eine https-Adresse. Leer: /api/v1/vimeo/.',
  'settings.connectProviders.wexer.url':
    'Live-Stunden und Aufzeichnungen kommen von diesem Dienst statt von diesem Server, mit der Wexer-Schnittstelle. Muss https sein, oder diese Maschine.',
  'settings.connectProviders.wexer.tenant': 'Unter diesem Namen kennt der Dienst deinen Club.',
  'settings.connectProviders.wexer.authorization':
    'Geht als Header Authorization an den Dienst. Der Wert wird nicht noch einmal gezeigt.',
  'settings.connectProviders.vimeo.url':
    'Live-Stunden und Aufzeichnungen kommen von diesem Dienst statt von diesem Server, mit der Vimeo-Schnittstelle. Muss https sein, oder diese Maschine.',
  'settings.connectProviders.vimeo.tenant': 'Unter diesem Namen kennt der Dienst deinen Club.',
  'settings.connectProviders.vimeo.authorization':
    'Geht als Header Authorization an den Dienst. Der Wert wird nicht noch einmal gezeigt.',
  tenantID: 'Wird beim Anlegen des Clubs vergeben und nie geändert. Der Header TenantId trägt sie.',
  name: 'Der erste Teil der Adresse des Clubs, etwa pulse in pulse.example.com. Wird beim Anlegen vergeben.',
  AccessCodeMandatory: 'Dasselbe wie die andere Schreibweise dieses Schlüssels; es genügt, wenn eine davon an ist.',
  isAccessCodeMandatory: 'Zur Registrierung braucht man einen Zugangscode.',
  'settings.freeForMembers':
    'Wer sich registriert, darf alles ansehen, ohne Tarif und ohne Code. Ganz ohne Registrierung geht es nur, wo deine eigene Website die Leute anmeldet.',
  'colours.primary':
    'Schaltflächen und Links. Alle anderen Töne werden aus diesen Farben abgeleitet und bleiben lesbar.',
  'colours.secondary': 'Akzente neben der Hauptfarbe.',
  'colours.background': 'Hinter allem; ein dunkler macht eine dunkle App.',
  'colours.text': 'Text auf dem Hintergrund.',
  'colours.header': 'Die Leiste oben auf jeder Seite.',
  'colours.footer': 'Der Fuß jeder Seite.',
  logoUrl: 'Ein Logo an einer anderen Adresse. Ohne wird das hochgeladene Logo gezeigt, sonst der Name des Clubs.',
  landingPictures:
    'Das große Bild der Landingpage, auch über den Sammlungen, dann bis zu fünf für ihre Wand. Ein Fragment wie #a4b8d0 ist die Farbe, bis ein Bild geladen ist. Ohne Bilder sehen Besucher deine Farben.',
  font: 'Eine Schrift, die Geräte haben, etwa Georgia. Sie gilt vor der des Produkts, Figtree.',
  cardVersion: 'Der Text eines Kurses steht unter seinem Bild (0) oder darauf (0.1).',
  displayFont:
    'Mit figtree stehen Überschriften in der Schrift des Texts. Die anderen sind eine weiche Serifenschrift, eine schmale, eine technische und eine leichte mit arabischen Buchstaben. Fehlt einer Schrift ein Alphabet, gilt dort die des Texts.',
  corners: 'Von Bildern, Karten, Buttons und Feldern.',
  cardShape: 'standard ist 16:9, oder 4:5, wo der Text eines Kurses auf seinem Bild steht.',
  pictureStyle:
    'duotone ersetzt Hell und Dunkel durch die Haupt- und die Zweitfarbe. Videos bleiben, wie sie gefilmt wurden.',
  signInArt: 'Ringe in den Farben deines Clubs oder sein Logo. Ohne Logo sind es Ringe.',
  homeStart:
    'Steht auf der Startseite zuerst, unter der Begrüßung. live steht oben, während etwas läuft oder in den nächsten zwei Stunden beginnt. oneClass ist ein Kurs am Tag, allein und groß. collection braucht eine empfohlene Sammlung.',
  url: 'Ohne Schrägstrich am Ende. Die eigene Domain des Clubs geht vor; ohne beide gilt die öffentliche Adresse des Servers, sonst der angefragte Host.',
  ssoLogin: 'Mitglieder melden sich bei deinem Identitätsanbieter an.',
  msalSsoSupport:
    'Die Anmeldung verwendet Microsofts eigene Bibliothek. Braucht Single Sign-on mit einer https-Adresse.',
  'sso.authority': 'Die Adresse, unter der .well-known/openid-configuration liegt.',
  'sso.clientId': 'Der Name, den dein Identitätsanbieter dieser App gegeben hat.',
  'sso.serverExchange': 'Verwendet das Client-Geheimnis, sodass kein Browser es braucht. Das Studio setzt beides.',
  'settings.sso.clientSecret': 'Verschlüsselt; im Studio zu setzen. Es wird nicht noch einmal gezeigt.',
  'settings.plannedDomain': 'Wird im Studio eingerichtet und dort zur eigenen Domain des Clubs.',
  'sso.scopes': 'Was der Identitätsanbieter bei der Anmeldung gefragt wird.',
  'settings.sso.issuer':
    'Identitätstoken dieses Ausstellers werden akzeptiert. Leer: die Adresse des Identitätsanbieters.',
  'settings.sso.audience':
    'Ein oder mehrere Empfänger, für die Identitätstoken bestimmt sein dürfen. Leer: die Client-ID.',
  'settings.staff.coachesPublish': 'Coaches veröffentlichen ihre eigenen Kurse, ohne zu fragen.',
  'settings.staff.managersSeeMoney': 'Manager sehen Zahlungen, Umsatz und Auszahlungen.',
  'settings.staff.analystsSeeMoney': 'Analysten sehen Zahlungen, Umsatz und Auszahlungen.',
}
