import type { Config } from '../../config.ts'
import type { Transcribe } from '../../modules/intake/captions/transcribe-port.ts'
import { createHttpTranscribe } from './http-transcribe.ts'

/** The captions service, if one is configured. */
export function openTranscribe(config: Config): Transcribe | undefined {
  const {
    CAPTIONS_URL: url,
    CAPTIONS_KEY: key,
    CAPTIONS_MODEL: model,
    CAPTIONS_TIMEOUT_SECONDS: timeoutSeconds,
  } = config
  return url === undefined ? undefined : createHttpTranscribe({ url, key, model, timeoutSeconds })
}
