import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Printed if broadcasts can't be received. */
export const rtmpInstallHint =
  'Live broadcasts need nginx with its RTMP module. On Debian and Ubuntu: apt-get install nginx libnginx-mod-rtmp'

const usualFolders = [
  '/usr/lib/nginx/modules',
  '/usr/lib64/nginx/modules',
  '/usr/local/lib/nginx/modules',
  '/etc/nginx/modules',
]

/** The path of nginx's rtmp module on this machine, or null. */
export function findRtmpModule(folders: readonly string[] = usualFolders): string | null {
  return folders.map((folder) => join(folder, 'ngx_rtmp_module.so')).find((file) => existsSync(file)) ?? null
}

/**
 * The path of nginx, which is often installed outside a normal user's PATH.
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
