import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { Setting } from '@upbeat/rules/tenant/settings-catalogue'

/** Why a value was rejected and how to fix it, in the field's own terms. */
export function problemOf({ key, control }: Setting): StudioPhraseKey {
  return ofKey[key] ?? ofControl[control] ?? 'settings.problem.other'
}

const ofControl: Partial<Record<Setting['control'], StudioPhraseKey>> = {
  email: 'settings.problem.email',
  link: 'settings.problem.link',
  text: 'settings.problem.text',
}

const ofKey: Partial<Record<Setting['key'], StudioPhraseKey>> = {
  language: 'settings.problem.language',
  supportedLanguages: 'settings.problem.languages',
  embedOrigins: 'settings.problem.origins',
  'settings.contentOrigins': 'settings.problem.contentOrigins',
  'embeddedConfig.mode': 'settings.problem.seamless',
  isThirdPartyEnabled: 'settings.problem.membership',
  'settings.membershipUrl': 'settings.problem.membershipUrl',
  numberOfDaysToShowNewOnWorkoutCard: 'settings.problem.days',
  EventCardSize: 'settings.problem.columns',
  dynamicLinkDomain: 'settings.problem.domain',
  connectBase: 'settings.problem.connectBase',
  'settings.connectProviders.wexer.url': 'settings.problem.provider',
  'settings.connectProviders.vimeo.url': 'settings.problem.provider',
  'settings.connectProviders.wexer.tenant': 'settings.problem.providerFirst',
  'settings.connectProviders.vimeo.tenant': 'settings.problem.providerFirst',
  'settings.connectProviders.wexer.authorization': 'settings.problem.providerFirst',
  'settings.connectProviders.vimeo.authorization': 'settings.problem.providerFirst',
}
