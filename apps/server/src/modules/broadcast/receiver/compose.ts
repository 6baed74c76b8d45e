import { existsSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import { type Config, liveDirOf } from '../../../config.ts'
import type { Platform } from '../../../platform/open-platform.ts'
import type { BroadcastService } from '../service.ts'
import { createReceiverProcess } from './receiver-process.ts'

type Parts = Pick<Platform, 'config' | 'clock' | 'log'> & { service: BroadcastService }

/** Receives RTMP in a process of this server, unless nginx is configured to. */
export function composeReceiver({ config, clock, log, service }: Parts) {
  const liveDir = liveDirOf(config)
  const settings = {
    host: config.RTMP_HOST,
    port: config.RTMP_PORT,
    folder: join(liveDir, 'hls'),
    reserveBytes: config.MEDIA_RESERVE_GB * 1e9,
  }
  const receiver = createReceiverProcess({ service, settings, clock, log })
  const nginxFile = join(liveDir, 'nginx.conf')
  const hasNginx = () => existsSync(nginxFile)

  function start(): void {
    if (config.RTMP === 'off') return
    if (hasNginx()) log.info({ file: nginxFile }, 'nginx receives broadcasts; delete this file to receive them here')
    else receiver.start()
  }

  /** The address for encoders on a host of this server; null if nothing receives. */
  function address(host: string): string | null {
    if (config.RTMP_URL) return config.RTMP_URL
    const port = hasNginx() ? config.RTMP_PORT : receiver.port()
    return port === null ? null : addressOf(host, port)
  }

  return { start, stop: receiver.stop, address }
}

function addressOf(host: string, port: Config['RTMP_PORT']): string {
  const name = isIPv6(host.replace(/^\[|\]$/g, '')) ? `[${host.replace(/^\[|\]$/g, '')}]` : host
  return `rtmp://${name}${port === 1935 ? '' : `:${port}`}/live`
}
