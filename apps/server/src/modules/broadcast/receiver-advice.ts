import { rtmpInstallHint } from './find-rtmp-module.ts'

type Written = { modulePath: string | null; file: string; liveDir: string }

/** The next step for the operator: start nginx with the configuration, or install its module first. */
export function receiverAdvice({ modulePath, file, liveDir }: Written): string {
  return modulePath === null ? rtmpInstallHint : `Start the receiver with: nginx -c ${file} -p ${liveDir}`
}
