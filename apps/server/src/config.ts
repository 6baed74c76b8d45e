import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65535)
const flag = z.enum(['on', 'off'])

/** Every setting, read from the environment once. Names and defaults are documented in docs/self-hosting.md. */
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DEMO: flag.optional(),
  PUBLIC_URL: z.url().optional(),
  DEFAULT_TENANT: z.string().min(1).default('pulse'),
  CLIENT_CREDENTIALS: z
    .string()
    .regex(/^[^:]+:.+$/, 'must be client:secret')
    .default('upbeat:demo'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('no-reply@localhost'),
  MEDIA_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  MEDIA_TTL_SECONDS: z.coerce.number().int().min(60).max(86_400).default(7200),
  CLASSES_IN_MEMORY: z.coerce.number().int().min(1000).default(30_000),
  CLOCK: z.enum(['system', 'demo']).default('system'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WEB_DIR: z.string().optional(),
  /** Serves the app from its sources with hot reload (`npm run dev`). */
  WEB_DEV: flag.default('off'),
  SIGN_IN_FAILURES_PER_ACCOUNT: z.coerce.number().int().min(1).default(10),
  SIGN_IN_FAILURES_PER_ADDRESS: z.coerce.number().int().min(1).default(200),
  SIGN_UPS_PER_ADDRESS: z.coerce.number().int().min(1).default(100),
  FORGOT_PER_ACCOUNT: z.coerce.number().int().min(1).default(5),
  CONTACT_PER_ADDRESS: z.coerce.number().int().min(1).default(20),
})

export type Config = z.infer<typeof Settings>

/** Thrown for settings that can't be used; the message has one line a fault and is meant for the terminal. */
export class SettingsError extends Error {}

/**
 * Parses the environment.
 * @throws SettingsError naming each faulty setting, what it was and what it must be.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Settings.safeParse(given)
  if (parsed.success) return parsed.data
  throw new SettingsError(parsed.error.issues.map((issue) => describe(issue.path.join('.'), issue.message)).join('\n'))
}

function describe(name: string, message: string) {
  return `Setting ${name}: ${message}. See docs/self-hosting.md.`
}
