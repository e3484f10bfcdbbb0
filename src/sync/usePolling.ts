/**
 * Fetches at an interval of the specification (`times` of domain/limits.ts), but only while the socket is down and the page is
 * in front: documents normally carry everything.
 */
export function useFallbackPolling(_fetch: () => Promise<unknown>, _intervalMs: number): void {
  throw new Error('useFallbackPolling')
}
