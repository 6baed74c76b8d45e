import type { Phrases } from '../phrase-key.ts'
import { it } from './it.ts'

/** Italian as it is written in Switzerland, where it differs. */
export const itCh: Phrases = {
  ...it,
  'pages.terms': 'Condizioni generali',
  'errors.codeUsed': 'codice di ribasso già utilizzato',
  'errors.codeInvalid': 'buono non valido',
  'auth.acceptTerms': 'Accetto le condizioni generali',
  'auth.acceptTermsRequired': 'Accetta le condizioni generali',
  'auth.acceptMarketing': 'Voglio ricevere novità e azioni via email',
  'auth.readTerms': 'Leggi le condizioni generali',
  'consent.title': 'Condizioni generali',
  'mail.marketingText': 'Vuoi ricevere novità e azioni da {{club}}. Conferma che questo indirizzo è tuo:',
  'player.upgradeText':
    'La tua iscrizione non comprende questo corso. Per cambiarla, contatta il tuo club o il servizio clientela.',
  'subscription.discountCode': 'Codice di ribasso',
  'subscription.codeApplied': '{{percent}}% di ribasso',
  'subscription.discount': 'Ribasso',
  'subscription.discountUntil': '{{percent}}% di ribasso fino al {{date}}',
  'subscription.trialNoCard': 'Nessuna carta di credito richiesta',
  'subscription.codeIsDiscount': 'Questo è un codice di ribasso. Usalo al momento del pagamento.',
  'subscription.managedElsewhereText': 'Per modificarla, contatta il tuo club o il servizio clientela.',
  'subscription.order': 'La tua ordinazione',
  'subscription.upgradeHint': 'Per cambiare iscrizione, contatta il tuo club o il servizio clientela.',
}
