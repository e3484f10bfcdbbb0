import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'

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
