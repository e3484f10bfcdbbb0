/** A token, and when this device received it, in milliseconds of its own clock. */
export interface KeptToken {
  token: string
  receivedMs: number
}

/** Share of a token's lifetime after which it is renewed. */
const renewAfter = 0.8

/**
 * When to renew a token, in milliseconds of this device's clock; Infinity for a token without a lifetime. Counted from
 * its receipt, because the clock of a device may be wrong by hours while the duration is still right.
 */
export function renewAtMs({ token, receivedMs }: KeptToken): number {
  return receivedMs + lifeMs(token) * renewAfter
}

export function expiresAtMs({ token, receivedMs }: KeptToken): number {
  return receivedMs + lifeMs(token)
}

function lifeMs(token: string): number {
  const { iat, exp } = claimsOf(token)
  return typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : Infinity
}

function claimsOf(token: string): { iat?: unknown; exp?: unknown } {
  try {
    const body = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}
