import { rtmpInstallHint } from './find-rtmp-module.ts'

type Written = { modulePath: string | null; file: string; liveDir: string }

/** What to do next with a receiver's configuration: start nginx with it, or install what that needs first. */
export function receiverAdvice({ modulePath, file, liveDir }: Written): string {
  return modulePath === null ? rtmpInstallHint : `Start the receiver with: nginx -c ${file} -p ${liveDir}`
}
