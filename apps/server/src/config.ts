import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type Environment, readEnvironment, type SettingFault } from './platform/settings/read-environment.ts'
import {
  address,
  amount,
  flag,
  isDnsServer,
  isProxy,
  listed,
  secret,
  whole,
} from './platform/settings/setting-values.ts'
import { purposeFaults, purposeOf } from './purpose.ts'

/** Settings that are useless without one another. */
const together = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['MEDIA_CDN_URL', 'MEDIA_CDN_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_CONNECT_SECRET_KEY', 'STRIPE_CONNECT_PUBLISHABLE_KEY', 'STRIPE_CONNECT_WEBHOOK_SECRET'],
] as const
const stripeSecretKey = z.string().regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')
const stripePublishableKey = z.string().regex(/^pk_/, 'must begin with pk_')
const stripeWebhookSecret = z.string().regex(/^whsec_/, 'must begin with whsec_')

/** Every setting, read from the environment once. Names and defaults are documented in docs/self-hosting.md. */
const Settings = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
    PORT: whole({ least: 0, most: 65_535, example: 4000 }).default(4000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z
      .string()
      .regex(
        /^postgres(ql)?:\/\//,
        'must start with postgres://, e.g. postgres://upbeat:password@127.0.0.1:5432/upbeat',
      )
      .optional(),
    DEMO: flag.optional(),
    /** Validates each reply against its schema, for development; costs a second parse. */
    CHECK_REPLIES: flag.optional(),
    PUBLIC_URL: address('https://classes.example.com').optional(),
    /** Additional host names of this server, if `PUBLIC_URL` is set. */
    EXTRA_HOSTS: z.string().default('').transform(listed),
    /** Addresses or networks of proxies; forwarded addresses from others are ignored. */
    TRUSTED_PROXIES: z
      .string()
      .default('loopback')
      .refine((text) => text.split(',').every((part) => isProxy(part.trim())), {
        error: 'must be addresses or networks with commas between, e.g. 10.0.0.0/8, 192.0.2.7',
      }),
    /** Name servers for checking clubs' domains; the default is this machine's. */
    DNS_SERVERS: z
      .string()
      .default('')
      .transform(listed)
      .refine((servers) => servers.every(isDnsServer), {
        error: 'must be addresses with commas between, e.g. 1.1.1.1, 192.0.2.7:5353',
      }),
    /** Private networks that addresses entered by clubs may lead to. */
    PRIVATE_NETWORKS: z
      .string()
      .default('')
      .transform(listed)
      .refine((networks) => networks.every((each) => each.includes('/') && isProxy(each)), {
        error: 'must be networks with commas between, e.g. 10.0.0.0/8, fd00::/8',
      }),
    DEFAULT_TENANT: z.string().min(1).optional(),
    CLIENT_CREDENTIALS: z
      .string()
      .regex(/^[^:]+:.+$/, 'must be client:secret, e.g. riverside:a-long-random-word')
      .default('upbeat:demo'),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://, e.g. smtps://user:password@smtp.example.com')
      .optional(),
    MAIL_FROM: z.string().default('no-reply@localhost'),
    MEDIA_SECRET: secret.optional(),
    MEDIA_TTL_SECONDS: whole({ least: 60, most: 86_400, example: 7200 }).default(7200),
    /** The folder of encoders' broadcasts, and the port that receives them. */
    LIVE_DIR: z.string().min(1).optional(),
    LIVE_KEY_SECRET: secret.optional(),
    RTMP_PORT: whole({ least: 0, most: 65_535, example: 1935 }).default(1935),
    RTMP_HOST: z.string().min(1).default('0.0.0.0'),
    /** `off`: this server doesn't receive RTMP itself. */
    RTMP: flag.default('on'),
    /** The address shown to staff, if encoders reach the receiver under another. */
    RTMP_URL: z
      .string()
      .regex(/^rtmps?:\/\/[^/]+\/.+$/, 'must be like rtmp://live.yourclub.com/live')
      .optional(),
    /** Where uploaded classes are stored: a folder, or a bucket if `S3_BUCKET` is set. */
    MEDIA_DIR: z.string().min(1).optional(),
    S3_ENDPOINT: address('https://s3.eu-central-1.example.com').optional(),
    S3_BUCKET: z.string().min(1).optional(),
    S3_REGION: z.string().min(1).default('auto'),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    /** While `npm run media -- move` runs: new media is written there, and read from both places. */
    MEDIA_MOVING_TO: z.enum(['s3', 'folder'], { error: 'must be s3 or folder' }).optional(),
    /** The internal location of nginx that is `MEDIA_DIR`: nginx sends files, the server only allows it to. */
    MEDIA_ACCEL_PREFIX: z
      .string()
      .regex(/^\/([\w-]+\/)+$/, 'must begin and end with a slash, e.g. /media-files/')
      .optional(),
    /** A CDN in front of the folder or bucket, and the key of its tokens. */
    MEDIA_CDN_URL: address('https://media.example.com').optional(),
    MEDIA_CDN_KEY: secret.optional(),
    /** Disk space that uploads and encodes must leave free. */
    MEDIA_RESERVE_GB: amount({ least: 0, example: 2 }).default(2),
    /** The storage limit of each club. */
    MEDIA_QUOTA_GB: amount({ least: 0.001, example: 50 }).optional(),
    /** `off` leaves encoding to `npm run worker`. */
    ENCODER: flag.default('on'),
    ENCODES_PER_CLUB: whole({ least: 1, example: 2 }).default(2),
    /** The address of a service that writes captions, with OpenAI's transcription call. */
    CAPTIONS_URL: address('http://127.0.0.1:8000/v1/audio/transcriptions').optional(),
    CAPTIONS_KEY: z.string().min(1).optional(),
    CAPTIONS_MODEL: z.string().min(1).default('whisper-1'),
    CAPTIONS_TIMEOUT_SECONDS: amount({ least: 0.1, most: 86_400, example: 7200 }).default(7200),
    /** Required of requests for `/metrics` that come from other machines. */
    METRICS_TOKEN: secret.optional(),
    MAX_CONNECTIONS: whole({ least: 10, example: 5000 }).default(5000),
    /** Time for running requests to finish when the server shuts down. */
    SHUTDOWN_SECONDS: amount({ least: 0, most: 60, example: 10 }).default(10),
    CLASSES_IN_MEMORY: whole({ least: 1000, example: 30_000 }).default(30_000),
    PICTURE_CACHE_MB: whole({ least: 10, example: 1000 }).default(1000),
    CLOCK: z.enum(['system', 'demo']).default('system'),
    CLOCK_NOW: z.iso
      .datetime({ error: 'must be a time in UTC, e.g. 2026-12-31T23:55:00Z' })
      .transform((text) => new Date(text))
      .optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    WEB_DIR: z.string().optional(),
    /** `off` serves HTML without data: the app requests everything itself (apps/web/src/head-start). */
    HEAD_START: flag.default('on'),
    /** Serves the app from its sources with hot reload (`npm run dev`). */
    WEB_DEV: flag.default('off'),
    SIGN_IN_FAILURES_PER_ACCOUNT: whole({ least: 1, example: 10 }).default(10),
    SIGN_IN_FAILURES_PER_ACCOUNT_AND_MINUTE: whole({ least: 1, example: 60 }).default(60),
    SIGN_IN_FAILURES_PER_ADDRESS: whole({ least: 1, example: 200 }).default(200),
    SIGN_INS_PER_ACCOUNT: whole({ least: 1, example: 60 }).default(60),
    CODE_FAILURES_PER_MEMBER: whole({ least: 1, example: 20 }).default(20),
    CODE_FAILURES_PER_ADDRESS: whole({ least: 1, example: 200 }).default(200),
    CARD_FAILURES_PER_MEMBER: whole({ least: 1, example: 10 }).default(10),
    CARD_FAILURES_PER_ADDRESS: whole({ least: 1, example: 50 }).default(50),
    SIGN_UPS_PER_ADDRESS: whole({ least: 1, example: 100 }).default(100),
    FORGOT_PER_ACCOUNT: whole({ least: 1, example: 5 }).default(5),
    FORGOT_PER_ACCOUNT_FROM_EVERYWHERE: whole({ least: 1, example: 20 }).default(20),
    FORGOT_PER_ADDRESS: whole({ least: 1, example: 20 }).default(20),
    FORGOT_PER_CLUB: whole({ least: 1, example: 1000 }).default(1000),
    CARD_FORMS_PER_MEMBER: whole({ least: 1, example: 10 }).default(10),
    CARD_FORMS_PER_ADDRESS: whole({ least: 1, example: 50 }).default(50),
    SHORT_LINKS_PER_ADDRESS: whole({ least: 1, example: 60 }).default(60),
    STRIPE_SECRET_KEY: stripeSecretKey.optional(),
    STRIPE_PUBLISHABLE_KEY: stripePublishableKey.optional(),
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret.optional(),
    /** The Stripe Connect platform that makes accounts for the clubs. */
    STRIPE_CONNECT_SECRET_KEY: stripeSecretKey.optional(),
    STRIPE_CONNECT_PUBLISHABLE_KEY: stripePublishableKey.optional(),
    STRIPE_CONNECT_WEBHOOK_SECRET: stripeWebhookSecret.optional(),
    /** Seals the clubs' own payment keys; without it a file in the data folder does. */
    PAYMENT_KEY_SECRET: secret.optional(),
    /** Encrypts what `npm run backup` writes. */
    BACKUP_PASSPHRASE: secret.optional(),
    STRIPE_API_BASE: address('https://api.stripe.com').default('https://api.stripe.com'),
    STRIPE_TIMEOUT_SECONDS: amount({ least: 0.1, most: 80, example: 20 }).default(20),
    CONTACT_PER_ADDRESS: whole({ least: 1, example: 20 }).default(20),
  })
  .superRefine((settings, { addIssue }) => {
    for (const keys of together) {
      const given = keys.filter((key) => settings[key] !== undefined)
      for (const key of given.length > 0 ? keys.filter((each) => settings[each] === undefined) : []) {
        addIssue({ code: 'custom', path: [key], message: `must be set together with ${given.join(', ')}` })
      }
    }
    if (settings.MEDIA_MOVING_TO && !settings.S3_BUCKET) {
      addIssue({ code: 'custom', path: ['MEDIA_MOVING_TO'], message: 'must be set together with S3_*' })
    }
    const { STRIPE_CONNECT_SECRET_KEY: secretKey, STRIPE_CONNECT_PUBLISHABLE_KEY: publishableKey } = settings
    if (secretKey && publishableKey && secretKey.split('_')[1] !== publishableKey.split('_')[1]) {
      const message = 'must be of the same mode as STRIPE_CONNECT_SECRET_KEY, test or live'
      addIssue({ code: 'custom', path: ['STRIPE_CONNECT_PUBLISHABLE_KEY'], message })
    }
    for (const { path, message } of purposeFaults(settings)) addIssue({ code: 'custom', path: [path], message })
  })
  .transform((settings) => ({ ...settings, ...purposeOf(settings) }))

const settingNames = Object.keys(Settings.in.shape)

export type Config = z.infer<typeof Settings>

/** The folder of the server's files. With `DATA_DIR=memory` it is a cache folder that git ignores. */
export function dataDirOf({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return DATA_DIR === 'memory' ? '.cache' : DATA_DIR
}

/** The folder of uploaded classes, unless they are stored in a bucket. */
export function mediaDirOf(config: Pick<Config, 'MEDIA_DIR' | 'DATA_DIR'>): string {
  return resolve(config.MEDIA_DIR ?? join(dataDirOf(config), 'media'))
}

/** The other origins that players are sent to for media; pages must be allowed to load from them. */
export function mediaOriginsOf({
  S3_ENDPOINT,
  MEDIA_CDN_URL,
}: Pick<Config, 'S3_ENDPOINT' | 'MEDIA_CDN_URL'>): string[] {
  return [S3_ENDPOINT, MEDIA_CDN_URL].flatMap((url) => (url === undefined ? [] : new URL(url).origin))
}

/**
 * The folder of incomplete uploads: below `MEDIA_DIR` if that is set, even with a bucket, so that servers that share it
 * can continue each other's.
 */
export function uploadDirOf(config: Pick<Config, 'MEDIA_DIR' | 'DATA_DIR'>): string {
  return config.MEDIA_DIR === undefined ? resolve(dataDirOf(config), 'uploads') : resolve(config.MEDIA_DIR, '.uploads')
}

/** The folder of broadcasts, which the receiver and every server must share. */
export function liveDirOf({ LIVE_DIR, DATA_DIR }: Pick<Config, 'LIVE_DIR' | 'DATA_DIR'>): string {
  return resolve(LIVE_DIR ?? join(DATA_DIR === 'memory' ? '.cache' : DATA_DIR, 'live'))
}

/** Thrown for invalid settings; the message has one line per fault, for the terminal. */
export class SettingsError extends Error {}

/**
 * Parses the environment.
 * @throws SettingsError naming each faulty setting and what it must be, and names that are probably misspelt
 */
export function readConfig(environment: Environment): Config {
  const { given, faults } = readEnvironment(environment, settingNames)
  const parsed = Settings.safeParse(given)
  if (parsed.success && faults.length === 0) return parsed.data
  const issues = (parsed.error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), message }))
  throw new SettingsError([...faults, ...issues].map(describe).join('\n'))
}

function describe({ name, message }: SettingFault) {
  return `Setting ${name}: ${message}. See docs/self-hosting.md.`
}
