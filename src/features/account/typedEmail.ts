/** The address that somebody typed on the page before, which led here. @param state of the router's location */
export function typedEmail(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}
