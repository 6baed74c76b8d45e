import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What to do where broadcasts can't be received. */
export const rtmpInstallHint =
  'Live broadcasts need nginx with its RTMP module. On Debian and Ubuntu: apt-get install nginx libnginx-mod-rtmp'

const usualFolders = [
  '/usr/lib/nginx/modules',
  '/usr/lib64/nginx/modules',
  '/usr/local/lib/nginx/modules',
  '/etc/nginx/modules',
]

/** Where nginx's rtmp module lies on this machine, null where there is none. */
export function findRtmpModule(folders: readonly string[] = usualFolders): string | null {
  return folders.map((folder) => join(folder, 'ngx_rtmp_module.so')).find((file) => existsSync(file)) ?? null
}

/**
 * nginx itself; often it lies where only administrators' paths look.
 * @internal
 */
export function findNginx(path = process.env.PATH ?? ''): string | null {
  const candidates = [...path.split(delimiter), '/usr/sbin', '/usr/local/sbin'].map((folder) => join(folder, 'nginx'))
  return candidates.find(isExecutable) ?? null
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
