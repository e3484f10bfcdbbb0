import pg from 'pg'

/**
 * A connection that never ends the process. One that breaks says so in the statement under way and in an `error` event
 * of its own; without a listener Node takes that event for an uncaught exception. The pool listens only while a
 * connection is idle, and Kysely never does, so each one listens to itself from the first moment to the last.
 *
 * Every connection of the server and its scripts is one of these.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    Object.assign(this, {
      query: (...args: unknown[]) => {
        const answer = query(...args)
        if (answer instanceof Promise) answer.catch((error: unknown) => this.#closeIfStuck(error))
        return answer
      },
    })
  }

  /**
   * pg gives up waiting for a statement and leaves it under way: back in the pool, the connection would keep everybody
   * waiting who gets it.
   */
  #closeIfStuck(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') this.end(() => undefined)
  }
}

/**
 * Whether an error says that the connection was lost or the database is on its way down or up: what was asked may have
 * happened or not. One that was never let in (wrong password, nobody listens) is not meant.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (/^(08|57P0)|^(ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code)) return true
  if (/^Connection terminated|not queryable|^Query read timeout$/.test(error.message)) return true
  return isConnectionLost(error.cause)
}
