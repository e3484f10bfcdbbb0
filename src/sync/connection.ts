/** The one socket of a room. */
export type ConnectionState =
  /** first attempt, or trying again `attempt` times in a row */
  | { status: 'connecting'; attempt: number }
  | { status: 'online' }
  /** no network, or the server is away; tried again at `retryAtMs` (epoch) and at once when the network is back */
  | { status: 'offline'; retryAtMs: number }
  /** the token is not taken and cannot be renewed: the person has to sign in or join again */
  | { status: 'signedOut' }

/** How the room's socket is. */
export function useConnection(): ConnectionState {
  throw new Error('useConnection')
}
