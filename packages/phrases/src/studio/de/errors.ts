import type { errors as english } from '../en-gb/errors.ts'

export const errors: Record<keyof typeof english, string> = {
  alreadyStaff: 'Diese Person gehört schon zum Club.',
  captionsLanguage: 'In dieser Sprache können Mitglieder keine Untertitel wählen. Nimm dafür eine andere Sprache.',
  captionsExist: 'In dieser Sprache gibt es schon Untertitel. Entferne oder ersetze sie zuerst.',
  changedElsewhere: 'Jemand anderes hat dies inzwischen geändert. Deine Eingaben sind noch da.',
  changedSince: 'Inzwischen wurde es noch einmal geändert. Nimm zuerst die spätere Änderung zurück.',
  domainInvalid: 'Das ist keine Domain. Gib eine an wie kurse.deinclub.de, ohne Pfad.',
  domainNotLive: 'Die Domain antwortet noch nicht. Es hat sich nichts geändert.',
  domainNotProven:
    'Der TXT-Eintrag, der beweist, dass die Domain dir gehört, wurde nicht gefunden. Trage ihn ein, warte auf das DNS und versuche es noch einmal.',
  domainReserved: 'Diese Adresse gehört dem Server selbst. Wähle eine eigene Domain.',
  domainTaken:
    'Diese Domain gehört einem anderen Club auf diesem Server. Wähle eine andere, oder bitte den Club, sie zuerst aufzugeben.',
  emailedAlready:
    'Diese E-Mail wurde eben erst gesendet, von dir oder jemand anderem. Eine zweite wurde nicht gesendet.',
  emailInUse: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich damit an.',
  foreignOrigin:
    'Die Anfrage kam von einer anderen Seite und wurde abgelehnt. Öffne das Studio in einem neuen Tab und versuche es noch einmal.',
  internal: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  invalidRequest: 'Etwas in diesem Formular lässt sich so nicht speichern. Bitte prüfe deine Eingaben.',
  invalidTenant: 'Unter dieser Adresse gibt es keinen Club. Bitte prüfe sie.',
  lastOwner: 'Ein Club hat immer einen Inhaber. Übergib den Club zuerst an jemand anderen.',
  linkExpired: 'Dieser Link gilt nicht mehr. Er wurde schon benutzt oder ist zu alt: Fordere einen neuen an.',
  logoAnimated: 'Dieses Bild ist animiert. Wähle ein unbewegtes Bild als Logo.',
  logoTooLarge: 'Dieses Bild hat mehr als 40 Millionen Pixel. Verkleinere es, zum Beispiel auf 1.000 Pixel Breite.',
  logoUnreadable: 'Diese Datei ist kein lesbares Bild. Wähle SVG, PNG oder JPEG bis 2 MB.',
  mailOff:
    'Dieser Server verschickt noch keine E-Mails, also hat dich kein Link erreicht. Frage, wer ihn betreibt: Die E-Mail liegt in seinem Ausgangsordner.',
  network: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung; deine Eingaben bleiben erhalten.',
  notAllowedNow: 'Das geht im jetzigen Zustand nicht. Vielleicht hat ihn inzwischen jemand geändert.',
  tooManyClasses: 'Höchstens 10.000 Kurse lassen sich auf einmal ändern. Grenze die Liste zuerst mit Filtern ein.',
  notPublishable: 'Es fehlt noch etwas Nötiges.',
  codeTaken: 'Dein Club hat schon einen Code mit diesem Namen. Wähle einen anderen.',
  otherCurrency:
    'Dein Club nimmt Zahlungen inzwischen in einer anderen Währung an. Schließe dieses Fenster und öffne es neu.',
  notUndoable: 'Diese Änderung lässt sich nicht zurücknehmen. Das geht einmal, und 30 Tage lang.',
  notFound: 'Das gibt es nicht mehr. Vielleicht hat es jemand entfernt: Lade die Seite neu.',
  notPermitted: 'Deine Rolle erlaubt das nicht. Ein Inhaber des Clubs kann sie ändern.',
  notServedYet: 'Dieser Server bietet das noch nicht an.',
  pageBroken: 'Diese Seite konnte nicht gezeigt werden, vielleicht weil es eine neuere Version gibt. Lade sie neu.',
  passkeyRefused:
    'Dieser Passkey konnte nicht hinzugefügt werden. Versuche es noch einmal oder nimm ein anderes Gerät.',
  reauthenticationFailed: 'Das stimmte nicht. Bitte versuche es noch einmal.',
  reauthenticationRequired: 'Bitte bestätige zuerst, dass du es bist.',
  secondFactorOverdue: 'Richte zuerst unter „Dein Konto“ einen zweiten Faktor ein: Deine Rolle braucht ihn.',
  emptyFile: 'Diese Datei ist leer: Sie hat 0 Byte. Wird sie noch kopiert oder synchronisiert, warte, bis sie da ist.',
  memberQuotaExceeded: 'Der Club hat so viele Mitglieder, wie er haben darf. Frag, wer den Server betreibt.',
  encodeQuotaExceeded:
    'Der Club hat so viel Video vorbereitet, wie er in diesem Monat darf. Frage, wer den Server betreibt.',
  quotaExceeded: 'Der Speicher des Clubs ist voll: Es fehlen {{size}}. Gib auf der Seite „Speicher“ welchen frei.',
  sourceNeeded: 'Die Originaldatei wird noch gebraucht: Ihr Video ist noch nicht in allen Qualitäten vorbereitet.',
  storageFull: 'Auf dem Server ist nicht genug Platz: Es fehlen {{size}}. Frage, wer ihn betreibt.',
  sessionExpired: 'Du wurdest abgemeldet. Bitte melde dich wieder an.',
  signInFailed: 'E-Mail-Adresse oder Passwort ist falsch.',
  signOnMismatch:
    'Was der Anbieter sagt, passt nicht. Es hat sich nichts geändert. Teste die Anmeldung, um zu sehen, woran es liegt.',
  signOnUnreachable:
    'Der Anbieter ist nicht erreichbar. Es hat sich nichts geändert. Versuche es später noch einmal, oder prüfe seine Adresse.',
  tooManyRequests: 'Das war zu oft in kurzer Zeit. Warte ein paar Minuten und versuche es noch einmal.',
  tooManyUploads:
    'Zu viele Uploads sind begonnen und nicht fertig. Lass einige fertig werden oder brich sie ab und versuche es dann noch einmal.',
  unavailable: 'Der Server ist ausgelastet oder startet neu. Bitte versuche es gleich noch einmal.',
  wrongCode: 'Dieser Code gilt nicht. Codes einer App wechseln alle 30 Sekunden: Nimm den neuesten.',
}
