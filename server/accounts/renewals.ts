import { hash } from 'node:crypto'
import type { From, TokenPair } from './contract.ts'

/** As long as a Supabase project itself accepts a replaced refresh token. */
const sharedMs = 10_000

/**
 * Renews each refresh token once, and returns the same answer to all requests that present it within ten seconds.
 * Otherwise two tabs that renew at the same moment would each get a successor of their own, and the next renewal by
 * either would look like theft. Ends once the successor was used. SPEC U11.
 */
export function createSharedRenewals(
  renew: (from: From, refreshToken: string) => Promise<TokenPair>,
): (from: From, refreshToken: string) => Promise<TokenPair> {
  const recent = new Map<string, Promise<TokenPair>>()
  /** The replaced token of each successor, by hash. */
  const replacedBy = new Map<string, string>()
  return (from, refreshToken) => {
    const name = nameOf(refreshToken)
    recent.delete(replacedBy.get(name) ?? '')
    const known = recent.get(name)
    if (known) return known
    const renewal = renew(from, refreshToken)
    recent.set(name, renewal)
    const forget = (): void => void recent.delete(name)
    renewal.then((pair) => {
      const successor = nameOf(pair.refreshToken)
      replacedBy.set(successor, name)
      setTimeout(() => {
        forget()
        replacedBy.delete(successor)
      }, sharedMs).unref()
    }, forget)
    return renewal
  }
}

/** Hashes are the keys, never the tokens themselves. */
function nameOf(refreshToken: string): string {
  return hash('sha256', refreshToken, 'base64')
}
