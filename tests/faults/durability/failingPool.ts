import type { Pool, PoolClient } from 'pg'

/** `before`: the statement never reaches the database. `after`: it is executed, and its answer is lost. */
export interface Fault {
  when: 'before' | 'after'
  /** The n-th statement from now on; 1 is the next. */
  nth: number
  /** Only statements with this text count. */
  text?: string
}

/** A pool whose connections break once, at the statement that `fault` names. */
export function failingPool(pool: Pool, fault: Fault): { pool: Pool; statements: () => number } {
  let count = 0
  const seen = new WeakSet<PoolClient>()

  function breakable(client: PoolClient): PoolClient {
    if (seen.has(client)) return client
    seen.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
    const broken = async (...args: unknown[]): Promise<unknown> => {
      if (fault.text === undefined || queryText(args[0]) === fault.text) count += 1
      else return await query(...args)
      const isIt = count === fault.nth
      if (isIt && fault.when === 'before') throw new Error('Connection terminated unexpectedly')
      const result = await query(...args)
      if (isIt) throw new Error('Connection terminated unexpectedly')
      return result
    }
    return Object.assign(client, { query: broken })
  }

  const failing = new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return async () => breakable(await target.connect())
      if (name === 'query') {
        return async (...args: Parameters<Pool['query']>) => {
          const client = breakable(await target.connect())
          try {
            return await (client.query(...args) as unknown as Promise<unknown>)
          } finally {
            client.release()
          }
        }
      }
      return Reflect.get(target, name, target) as unknown
    },
  })
  return { pool: failing, statements: () => count }
}

function queryText(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'text' in query ? query.text : query
}
