/** The part of a pino logger that the local Supabase uses. */
export type Logger = Record<'debug' | 'info' | 'warn' | 'error', (details: object, message: string) => void>

/** The message of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
