import type { Phrases } from '../phrase-key.ts'
import { fr } from './fr.ts'

/** French as it is written in Switzerland, where it differs. */
export const frCh: Phrases = {
  ...fr,
  'errors.invalidData': 'Données non valables',
  'errors.invalidUrl': 'Adresse non valable',
  'errors.sessionExpired': 'Données non valables ou session expirée',
  'errors.codeUsed': 'code de rabais déjà utilisé',
  'errors.codeInvalid': 'bon non valable',
  'auth.emailInvalid': 'Saisis une adresse e-mail valable',
  'auth.acceptMarketing': 'Je veux recevoir les nouveautés et les actions par e-mail',
  'account.emailInvalid': 'saisis une adresse e-mail valable',
  'mail.marketingText':
    'Tu souhaites recevoir les nouveautés et les actions de {{club}}. Confirme que cette adresse est bien la tienne :',
  'player.upgradeText':
    'Ton adhésion ne comprend pas ce cours. Pour en changer, contacte ton club ou le service clientèle.',
  'subscription.cardCvc': 'Code de sécurité',
  'subscription.discountCode': 'Code de rabais',
  'subscription.codeApplied': '{{percent}}% de rabais',
  'subscription.discount': 'Rabais',
  'subscription.discountUntil': '{{percent}}% de rabais jusqu’au {{date}}',
  'subscription.saving': 'Économise {{percent}}%',
  'subscription.trialNoCard': 'Sans carte de crédit',
  'subscription.codeIsDiscount': 'C’est un code de rabais. Utilise-le au moment du paiement.',
  'subscription.managedElsewhereText': 'Pour la modifier, contacte ton club ou le service clientèle.',
  'subscription.upgradeHint': 'Pour changer d’adhésion, contacte ton club ou le service clientèle.',
  'catalogue.equipmentTowel': 'Linge',
}
