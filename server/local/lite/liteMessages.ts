/** Messages between the supervisor and the process of the Supabase services. */

/** A mail composed by the services. */
export type OutgoingMail = { to: string; subject: string; html: string }

export type LiteSettings = {
  databaseUrl: string
  /** Port of 127.0.0.1. */
  port: number
  jwtSecret: string
  publishableKey: string
  secretKey: string
  /** Folder of uploaded files. */
  filesDir: string
  /** File with the text of the recovery mail. */
  recoveryTemplate: string
  maxFileBytes: number
}

export type ToLite =
  { type: 'start'; settings: LiteSettings } | { type: 'mailed'; id: number; error: string | null }

export type FromLite =
  { type: 'ready' } | { type: 'failed'; reason: string } | { type: 'mail'; id: number; mail: OutgoingMail }
