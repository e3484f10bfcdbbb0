import { expect, test } from 'vitest'
import { ConfigError, readConfig, withoutEffect } from './config.ts'

const far = {
  DATABASE_URL: 'postgres://plenum:a-secret-value@db.example.org/postgres',
  SUPABASE_URL: 'https://project.example.org/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
}

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

test('[O4] no variable is required, and an empty one counts as not set', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: ' ', BETA: '' })
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: null, supabase: { kind: 'near' } })
  expect(config).toMatchObject({
    appSecret: null,
    smtpUrl: null,
    logLevel: 'info',
    adminEmails: [],
    isBeta: false,
  })
  expect(config.dataDir).toMatch(/\/\.data$/)
})

test('[O4] variables that are set are read', () => {
  const config = readConfig({
    ...far,
    PORT: '0',
    PUBLIC_URL: 'https://plenum.example.org/',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    ADMIN_EMAILS: 'Ana@Example.org, ben@example.org,',
    BETA: 'Yes',
  })
  expect(config).toMatchObject({ port: 0, publicUrl: 'https://plenum.example.org', isBeta: true })
  expect(config.trustedProxies).toEqual(['10.0.0.0/8', '::1'])
  expect(config.adminEmails).toEqual(['ana@example.org', 'ben@example.org'])
  expect(config.supabase).toEqual({
    kind: 'far',
    databaseUrl: far.DATABASE_URL,
    supabaseUrl: 'https://project.example.org',
    publishableKey: far.SUPABASE_PUBLISHABLE_KEY,
    secretKey: far.SUPABASE_SECRET_KEY,
    jwtSecret: null,
  })
})

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['HOST', 'two words'],
  ['PUBLIC_URL', 'plenum.example.org'],
  ['PUBLIC_URL', 'https://example.org/plenum'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['TRUSTED_PROXIES', 'proxy.example.org'],
  ['APP_SECRET', 'short'],
  ['SMTP_URL', 'mail.example.org'],
  ['MAIL_FROM', 'nobody'],
  ['LOG_LEVEL', 'loud'],
  ['ADMIN_EMAILS', 'ana@example.org ben@example.org'],
  ['BETA', 'maybe'],
])('[O4] %s=%s is refused by name, without its value', (name, value) => {
  const problems = problemsOf({ APP_SECRET: 'x'.repeat(32), MAIL_FROM: 'a@example.org', [name]: value })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${name} must `))
  expect(problems[0]).not.toContain(value)
})

test('[O4] an external Supabase is configured completely or not at all, and every missing name is reported', () => {
  expect(problemsOf(far)).toEqual([])
  for (const name of Object.keys(far)) {
    const { [name]: _left, ...rest } = far as Record<string, string>
    const problems = problemsOf(rest)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} must be set`))
  }
  expect(problemsOf({ SUPABASE_JWT_SECRET: 'x'.repeat(32) })).toHaveLength(4)
})

test('[O4] a variable without effect is reported without its value and does not prevent the start', () => {
  const env = { REDIS_URL: 'redis://:a-secret-value@localhost' }
  expect(problemsOf(env)).toEqual([])
  expect(withoutEffect(env)).toEqual(['REDIS_URL has no effect: Plenum runs as one node and uses no Redis'])
  expect(withoutEffect({ REDIS_URL: ' ' })).toEqual([])
})

test('[O4] sending mail requires a sender address', () => {
  expect(problemsOf({ SMTP_URL: 'smtp://localhost' })).toEqual(['MAIL_FROM must be set, because SMTP_URL is'])
})

test('[O4] all mistakes are reported at once, without any secret', () => {
  const env = { PORT: 'x', DATABASE_URL: 'mysql://u:a-secret-value@h/d', SMTP_URL: 'smtp://h' }
  expect(problemsOf(env)).toHaveLength(6)
  expect(() => readConfig(env)).toThrow(/PORT[^]*DATABASE_URL[^]*SUPABASE_URL[^]*MAIL_FROM/)
  expect(() => readConfig(env)).not.toThrow(/a-secret-value/)
})
