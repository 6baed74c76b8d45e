import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { readCommandLine } from '../../../scripts/command-line.mjs'
import { liveDirOf, readConfig } from './config.ts'
import { findRtmpModule } from './modules/broadcast/find-rtmp-module.ts'
import { makeKeySecret } from './modules/broadcast/key-secret.ts'
import { nginxConfiguration } from './modules/broadcast/nginx-configuration.ts'
import { receiverAdvice } from './modules/broadcast/receiver-advice.ts'
import { makeStreamKey } from './modules/broadcast/stream-key.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run live:config [-- TENANT EVENT]...

Writes nginx's configuration for receiving broadcasts, and prints how to start it and the events' first stream keys.

  TENANT EVENT   a club's name and the id of one of its events, e.g. pulse pulse-event-climb-club`

const { positionals } = readCommandLine({ usage, most: 1000 })
await runCommand(async () => ({ ok: true, text: main(positionals).join('\n') }))

function main(named: string[]): string[] {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const config = readConfig(process.env)
  const liveDir = liveDirOf(config)
  const secret = makeKeySecret({ ...config, liveDir })
  mkdirSync(join(liveDir, 'hls'), { recursive: true })
  const file = join(liveDir, 'nginx.conf')
  const modulePath = findRtmpModule()
  const { uid, username } = userInfo()
  const receiver = {
    modulePath: modulePath ?? '/usr/lib/nginx/modules/ngx_rtmp_module.so',
    host: config.RTMP_HOST,
    port: config.RTMP_PORT,
    liveDir,
    serverOrigin: `http://127.0.0.1:${config.PORT}`,
    user: uid === 0 ? username : null,
  }
  writeFileSync(file, nginxConfiguration(receiver))
  say(`Written: ${file}`)
  say(receiverAdvice({ modulePath, file, liveDir }))
  say(`Encoders send to: rtmp://${hostToShow(config.RTMP_HOST)}:${config.RTMP_PORT}/live`)
  for (let at = 0; at + 1 < named.length; at += 2) {
    const [tenant = '', eventId = ''] = named.slice(at, at + 2)
    say(`Stream key of ${eventId}: ${makeStreamKey(secret, { tenant, eventId })}`)
  }
  if (named.length === 0) say('Stream keys: npm run live:config -- TENANT EVENT, e.g. pulse pulse-event-climb-club')
  if (!existsSync(join(liveDir, 'key-secret')))
    say('Keys are derived from LIVE_KEY_SECRET: set the same for the server.')
  return said
}

function hostToShow(host: string) {
  return host === '0.0.0.0' || host === '::' ? 'this-machine' : host
}
