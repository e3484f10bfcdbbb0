import pg from 'pg'

/**
 * A connection that never ends the process. When it breaks, pg rejects the statement under way and emits an `error`
 * event; without a listener Node treats that event as an uncaught exception. The pool listens only while a connection
 * is idle, and Kysely never does, so each connection has a listener of its own for its whole life. Every connection of
 * the server and its scripts is one of these.
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
   * pg stops waiting for a statement but leaves it running: back in the pool, the connection would block everybody who
   * gets it.
   */
  #closeIfStuck(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') this.end(() => undefined)
  }
}

/**
 * Whether an error means that the connection was lost or the database is starting or stopping: the statement may or may
 * not have been executed. A connection that could not be opened (wrong password, nobody listens) is not included.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (/^(08|57P0)|^(ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code)) return true
  if (error.message === 'Connection terminated due to connection timeout') return false
  if (/^Connection terminated|not queryable|^Query read timeout$/.test(error.message)) return true
  return isConnectionLost(error.cause)
}
