import { resolve } from 'node:path'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import { databaseAddress } from './database/connection/address.ts'
import { proxyList } from './limits/network.ts'

/** An external Supabase project, hosted or self-hosted. */
export type FarSupabase = {
  kind: 'far'
  databaseUrl: string
  supabaseUrl: string
  publishableKey: string
  secretKey: string
  /** Only for projects that sign with HS256; null means that the project's JWKS is used. */
  jwtSecret: string | null
}

/** The whole configuration from the environment, read once at start. */
export type Config = {
  port: number
  host: string
  /** Public origin, without a trailing slash; null means the address Plenum listens on. */
  publicUrl: string | null
  /** Addresses and networks of reverse proxies whose headers about the client's address are trusted. */
  trustedProxies: string[]
  /** Absolute path of the folder for all local data. */
  dataDir: string
  /** `near` is the local Supabase that Plenum starts itself. */
  supabase: FarSupabase | { kind: 'near' }
  /** Null means: generated at the first start and stored in the data folder (`appSecret.ts`). */
  appSecret: string | null
  /** Null means: mails are written to files. */
  smtpUrl: string | null
  mailFrom: string
  logLevel: (typeof logLevels)[number]
  /** In lower case. */
  adminEmails: string[]
  isBeta: boolean
}

/** The mistakes in the environment, one line per variable, by name. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[], options?: ErrorOptions) {
    super(
      `The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
      options,
    )
    this.name = 'ConfigError'
    this.problems = problems
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const farVariables = [
  'DATABASE_URL',
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
] as const
const yes = ['true', '1', 'on', 'yes']
const no = ['false', '0', 'off', 'no']

const url = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    abort: true,
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

const origin = url(['http:', 'https:']).refine((text) => /^https?:\/\/[^/?#@]+\/?$/.test(text), {
  error: 'must be an address without a path, such as https://plenum.example.org',
})

/** Anything else cannot be sent in a header. */
const projectKey = z.string().regex(/^[\x21-\x7e]+$/, 'must be the key alone, without spaces and other signs')

const secret = z.string().min(32, 'must have at least 32 characters')

const environment = z.object({
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: 'must be a whole number from 0 to 65535',
    })
    .default('3000'),
  HOST: z.string().regex(/^\S+$/, 'must be an address or a host name').default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').flatMap((network) => network.trim() || []))
    .refine(isProxyList, {
      error: 'must be addresses or networks such as 10.0.0.0/8 with commas between them',
    })
    .default([]),
  DATA_DIR: z.string().default(resolve(import.meta.dirname, '../.data')),
  DATABASE_URL: url(['postgres:', 'postgresql:'])
    .superRefine((text, context) => {
      const address = databaseAddress(text)
      if ('problem' in address) context.addIssue({ code: 'custom', message: address.problem })
    })
    .optional(),
  SUPABASE_URL: url(['http:', 'https:'])
    .refine((text) => !text.includes('@'), { error: 'must be an address without a user and a password' })
    .optional(),
  SUPABASE_PUBLISHABLE_KEY: projectKey.optional(),
  SUPABASE_SECRET_KEY: projectKey.optional(),
  SUPABASE_JWT_SECRET: secret.optional(),
  APP_SECRET: secret.optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/, 'must hold a mail address')
    .optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  ADMIN_EMAILS: z
    .string()
    .transform((text) => text.split(',').flatMap((email) => email.trim().toLowerCase() || []))
    .refine((emails) => emails.every((email) => /^[^\s@]+@[^\s@]+$/.test(email)), {
      error: 'must be mail addresses with commas between them',
    })
    .default([]),
  BETA: z
    .string()
    .toLowerCase()
    .refine((text) => yes.includes(text) || no.includes(text), { error: 'must be true or false' })
    .default('false'),
})

/** Every variable that has an effect. */
export const variableNames: readonly string[] = Object.keys(environment.shape)

/** Checks that involve several variables. */
function problemsBetween(given: Record<string, string>): string[] {
  const problems: string[] = []
  const first = [...farVariables, 'SUPABASE_JWT_SECRET'].find((name) => given[name])
  for (const name of farVariables) {
    if (first && !given[name]) problems.push(`${name} must be set, because ${first} is: all of them or none`)
  }
  if (given['SUPABASE_SECRET_KEY'] && roleOf(given['SUPABASE_SECRET_KEY']) === 'publishable')
    problems.push('SUPABASE_SECRET_KEY is a publishable key: take the secret one of the same page')
  if (given['SUPABASE_PUBLISHABLE_KEY'] && roleOf(given['SUPABASE_PUBLISHABLE_KEY']) === 'secret')
    problems.push('SUPABASE_PUBLISHABLE_KEY is a secret key: take the publishable one of the same page')
  if (given['SMTP_URL'] && !given['MAIL_FROM']) problems.push('MAIL_FROM must be set, because SMTP_URL is')
  return problems
}

/** What a key of a Supabase project may be used for; null for one of another form, as self-hosted ones may have. */
function roleOf(key: string): 'publishable' | 'secret' | null {
  if (key.startsWith('sb_publishable_')) return 'publishable'
  if (key.startsWith('sb_secret_')) return 'secret'
  try {
    const { role } = decodeJwt(key)
    return role === 'anon' ? 'publishable' : role === 'service_role' ? 'secret' : null
  } catch {
    return null
  }
}

/**
 * Reads and checks the whole environment. Empty variables count as not set. Messages never contain values, because some
 * of them are secrets.
 *
 * @throws {ConfigError} naming every variable that is wrong, and why
 * @see README.md, the table of variables
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const parsed = environment.safeParse(given)
  const problems = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`)
  problems.push(...problemsBetween(given))
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  const read = parsed.data
  return {
    port: Number(read.PORT),
    host: read.HOST,
    publicUrl: read.PUBLIC_URL ? new URL(read.PUBLIC_URL).origin : null,
    trustedProxies: read.TRUSTED_PROXIES,
    dataDir: resolve(read.DATA_DIR),
    supabase: readSupabase(read),
    appSecret: read.APP_SECRET ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM ?? 'Plenum <plenum@localhost>',
    logLevel: read.LOG_LEVEL,
    adminEmails: read.ADMIN_EMAILS,
    isBeta: yes.includes(read.BETA),
  }
}

/**
 * Settings without effect, one sentence each. They are no error, because hosting platforms set some variables by
 * themselves.
 */
export function withoutEffect(env: Record<string, string | undefined>): string[] {
  if (!env['REDIS_URL']?.trim()) return []
  return ['REDIS_URL has no effect: Plenum runs as one node and uses no Redis']
}

function readSupabase(read: z.output<typeof environment>): Config['supabase'] {
  const { DATABASE_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = read
  if (!DATABASE_URL || !SUPABASE_URL || !SUPABASE_PUBLISHABLE_KEY || !SUPABASE_SECRET_KEY) {
    return { kind: 'near' }
  }
  return {
    kind: 'far',
    databaseUrl: DATABASE_URL,
    supabaseUrl: SUPABASE_URL.replace(/\/+$/, ''),
    publishableKey: SUPABASE_PUBLISHABLE_KEY,
    secretKey: SUPABASE_SECRET_KEY,
    jwtSecret: read.SUPABASE_JWT_SECRET ?? null,
  }
}

function isProxyList(networks: readonly string[]): boolean {
  try {
    proxyList(networks)
    return true
  } catch {
    return false
  }
}
