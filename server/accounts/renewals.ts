import { hash } from 'node:crypto'
import type { TokenPair } from './contract.ts'

/** As long as a Supabase project itself answers a replaced refresh token again. */
const sharedMs = 10_000

/**
 * Renews each refresh token once, and answers all who bring it within ten seconds the same: of two tabs that renew at the same moment
 * each would otherwise get a successor of its own, and the next renewal by either would look like theft. Not any more once the
 * successor was used. SPEC U11.
 */
export function createSharedRenewals(
  renew: (refreshToken: string) => Promise<TokenPair>,
): (refreshToken: string) => Promise<TokenPair> {
  const recent = new Map<string, Promise<TokenPair>>()
  /** By a successor's name, the token it replaced. */
  const replacedBy = new Map<string, string>()
  return (refreshToken) => {
    const name = nameOf(refreshToken)
    recent.delete(replacedBy.get(name) ?? '')
    const known = recent.get(name)
    if (known) return known
    const renewal = renew(refreshToken)
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

/** Tokens themselves are no keys. */
function nameOf(refreshToken: string): string {
  return hash('sha256', refreshToken, 'base64')
}
