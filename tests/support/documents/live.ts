import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'

/** The websocket of live GraphQL, as a client uses it. */
export interface Live {
  subscribe(query: string, variables: Record<string, unknown>): Subscribed
  end(): Promise<void>
}

export interface Subscribed {
  /** Waits for the next result. A result with errors counts too. */
  next(): Promise<unknown>
  /** The errors with which the server ended the subscription. */
  ended(): Promise<unknown>
}

/** @param token null for an anonymous caller */
export function openLive(server: { url: string }, token: string | null): Live {
  const client = createClient({
    url: liveUrl(server),
    webSocketImpl: withOrigin(server.url),
    retryAttempts: 0,
    ...(token === null ? {} : { connectionParams: { authorization: `JWT ${token}` } }),
  })
  return {
    subscribe(query, variables) {
      const answers: unknown[] = []
      const waiting: ((answer: unknown) => void)[] = []
      const end = Promise.withResolvers<unknown>()
      const push = (answer: unknown): void => {
        const reader = waiting.shift()
        if (reader) reader(answer)
        else answers.push(answer)
      }
      client.subscribe(
        { query, variables },
        {
          next: push,
          error: (errors) => {
            end.resolve(errors)
            push({ errors })
          },
          complete: () => end.resolve(null),
        },
      )
      return {
        next: () =>
          answers.length > 0
            ? Promise.resolve(answers.shift())
            : new Promise((resolve) => waiting.push(resolve)),
        ended: () => end.promise,
      }
    },
    end: async () => client.dispose(),
  }
}

export function liveUrl({ url }: { url: string }): string {
  return `${url.replace('http', 'ws')}/graphql`
}

/** A websocket of a page of this origin. */
function withOrigin(origin: string) {
  return class extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { origin })
    }
  }
}

/**
 * The first value of a subscription, as a browser of our pages would get it.
 *
 * @returns data, or the codes of the errors; `closed` when the socket was ended instead
 */
export async function firstOf(
  { url }: { url: string },
  token: string | null,
  query: string,
): Promise<{ data: Record<string, unknown> | null; codes: string[]; closed: number | null }> {
  class FromOurPage extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: { origin: url } })
    }
  }
  const client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: FromOurPage,
    retryAttempts: 0,
    ...(token === null ? {} : { connectionParams: { authorization: `JWT ${token}` } }),
  })
  try {
    for await (const { data, errors } of client.iterate<Record<string, unknown>>({ query })) {
      const codes = (errors ?? []).map(({ extensions }) => String(extensions?.['code'] ?? ''))
      return { data: data ?? null, codes, closed: null }
    }
    return { data: null, codes: [], closed: null }
  } catch (error) {
    if (Array.isArray(error)) {
      const codes = error.map(({ extensions }: { extensions?: { code?: string } }) => extensions?.code ?? '')
      return { data: null, codes, closed: null }
    }
    return { data: null, codes: [], closed: (error as { code?: number }).code ?? 0 }
  } finally {
    await client.dispose()
  }
}
