/** A token and when this device received it, by its own clock in milliseconds. */
export interface KeptToken {
  token: string
  receivedMs: number
}

/** Share of its life after which a token is renewed. */
const renewAfter = 0.8

/**
 * When to renew a token, in milliseconds by this device's clock; never (Infinity) for one that says nothing of its life.
 * Counted from its receipt: the clocks of borrowed tablets are wrong by hours, the length of a life is not.
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
