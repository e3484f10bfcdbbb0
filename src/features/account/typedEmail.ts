/** The address typed on the previous page, which linked here. @param state of the router's location */
export function typedEmail(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}
