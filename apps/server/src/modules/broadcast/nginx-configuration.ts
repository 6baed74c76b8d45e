import { join } from 'node:path'
import { broadcastCallbackPath } from './callback-path.ts'

export type Receiver = {
  /** The path of nginx's rtmp module, e.g. `/usr/lib/nginx/modules/ngx_rtmp_module.so`. */
  modulePath: string
  /** The address on which nginx receives encoders. */
  host: string
  port: number
  /** The origin of our server, without a trailing slash. */
  serverOrigin: string
  /** The folder of broadcasts. */
  liveDir: string
  /** The user to run as; null to use nginx's default, which only matters for root. */
  user: string | null
}

/**
 * A complete configuration for a separate nginx that receives broadcasts. The first application asks our server about
 * each stream key, and gets the stream's name; the second one, open only to this machine, records the whole stream
 * under that name, so that viewers can start at the beginning and the recording is ready when the class ends.
 */
export function nginxConfiguration({ modulePath, host, port, serverOrigin, liveDir, user }: Receiver): string {
  const callback = `${serverOrigin}${broadcastCallbackPath}`
  const loopback = host.includes(':') ? '[::1]' : '127.0.0.1'
  return `# Written by \`npm run live:config\`: it is written anew the next time. Start it with: nginx -c ${join(liveDir, 'nginx.conf')}
load_module ${quoted(modulePath)};
${user === null ? '' : `user ${quoted(user)};\n`}# Streams are held by one process.
worker_processes 1;
pid ${quoted(join(liveDir, 'nginx.pid'))};
error_log ${quoted(join(liveDir, 'nginx.log'))} warn;
events {
  worker_connections 1024;
}
rtmp {
  access_log off;
  server {
    listen ${host.includes(':') ? `[${host}]` : host}:${port};
    application live {
      live on;
      # A line that went dead must not hold the stream key for long.
      drop_idle_publisher 20s;
      deny play all;
      notify_method post;
      on_publish ${callback};
      on_publish_done ${callback};
      on_update ${callback};
      notify_update_timeout 10s;
      notify_update_strict on;
      push rtmp://${loopback}:${port}/recording;
    }
    application recording {
      live on;
      allow publish ${host.includes(':') ? '::1' : '127.0.0.1'};
      deny publish all;
      deny play all;
      hls on;
      hls_path ${quoted(join(liveDir, 'hls'))};
      hls_nested on;
      hls_type event;
      hls_fragment 2s;
      # All of it stays listed, and goes on where it stopped when the encoder comes back.
      hls_playlist_length 12h;
      hls_continuous on;
      hls_cleanup off;
    }
  }
}
`
}

function quoted(text: string): string {
  return /^[\w./:-]+$/.test(text) ? text : `"${text.replace(/["\\$]/g, '\\$&')}"`
}
