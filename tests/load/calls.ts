import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 2000 })

/** One call of the facade, by a person with a token. @throws {Error} when it is not ok */
export async function callPlenum<Data>(
  port: number,
  query: string,
  variables: Record<string, unknown>,
  token = '',
): Promise<Data> {
  const body = JSON.stringify({ query, variables })
  const answer = JSON.parse(await post(port, body, token)) as {
    data?: Record<string, { ok?: boolean }>
    errors?: unknown
  }
  const failed = Object.values(answer.data ?? {}).some((payload) => payload?.ok === false)
  if (answer.errors || !answer.data || failed) throw new Error(JSON.stringify(answer))
  return answer.data as Data
}

function post(port: number, body: string, token: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(token && { authorization: `JWT ${token}` }),
    }
    const sent = request(
      { host: '127.0.0.1', port, path: '/graphql', method: 'POST', agent, headers },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve(Buffer.concat(chunks).toString()))
        response.on('error', reject)
      },
    )
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close a keep-alive connection just as it is reused. Calls carry ids, so a retry is harmless.
      if (sent.reusedSocket && error.code === 'ECONNRESET') post(port, body, token).then(resolve, reject)
      else reject(error)
    })
    sent.end(body)
  })
}
