import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'

/** The response to `POST /graphql`. */
export interface Answer {
  status: number
  data: Record<string, unknown> | null
  /** `extensions.code` of the errors. */
  codes: string[]
  /** The whole response body. */
  text: string
}

/** Calls of one person, over HTTP like any client's. */
export interface Calls {
  ask(query: string, variables?: Record<string, unknown>): Promise<Answer>
  /** The first field of a response without errors. @throws {Error} with the response otherwise */
  must<Result = Record<string, unknown>>(query: string, variables?: Record<string, unknown>): Promise<Result>
  /** A mutation that returns no more than whether it was done. @throws {Error} with the response when it was not */
  act(call: string): Promise<Record<string, unknown>>
  /** Uploads a document to Slides. */
  upload(objectId: string, fileName: string, file: Uint8Array<ArrayBuffer>): Promise<Response>
}

/** @param token null for an anonymous caller */
export function callsOf({ url }: { url: string }, token: string | null): Calls {
  const ask: Calls['ask'] = async (query, variables = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `JWT ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    const text = await response.text()
    const { data = null, errors = [] } = JSON.parse(text) as {
      data?: Answer['data']
      errors?: { extensions?: { code?: string } }[]
    }
    return {
      status: response.status,
      data,
      codes: errors.map(({ extensions }) => extensions?.code ?? ''),
      text,
    }
  }
  const must: Calls['must'] = async <Result>(query: string, variables: Record<string, unknown> = {}) => {
    const { data, codes, text } = await ask(query, variables)
    const [value] = Object.values(data ?? {})
    const isRefused = typeof value === 'object' && value !== null && 'ok' in value && value.ok !== true
    if (codes.length > 0 || value === undefined || isRefused) throw new Error(`${query}\n${text}`)
    return value as Result
  }
  return {
    ask,
    must,
    act: (call) => must(`mutation { ${call} { ok errorString } }`),
    upload(objectId, fileName, file) {
      const form = new FormData()
      form.set('file', new Blob([file], { type: 'application/pdf' }), fileName)
      const path = `/api/sendpdf/${objectId}/${encodeURIComponent(fileName)}`
      const headers: HeadersInit = token === null ? {} : { authorization: `JWT ${token}` }
      return sendAlone(new Request(url + path, { method: 'POST', headers, body: form }))
    },
  }
}

/**
 * Sends a request on a connection of its own. One that was kept alive may be closed by the server just when a large body
 * begins, which a busy client notices too late.
 */
async function sendAlone(sent: Request): Promise<Response> {
  const body = Buffer.from(await sent.arrayBuffer())
  const headers = { ...Object.fromEntries(sent.headers), 'content-length': body.length }
  const sending = request(sent.url, { method: sent.method, agent: false, headers })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  // After an early answer the rest of the body may find no reader.
  sending.on('error', () => undefined).end(body)
  const [answer] = await answered
  return new Response(Buffer.concat(await answer.toArray()), {
    status: answer.statusCode ?? 0,
    headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
  })
}

/** Signs up and in, and returns the calls of that account. */
export async function signUpCalls(server: { url: string }, email: string) {
  const nobody = callsOf(server, null)
  const password = 'correct horse 9'
  await nobody.act(`createUser(email: "${email}", password: "${password}")`)
  return await signInCalls(server, email, password)
}

export async function signInCalls(server: { url: string }, username: string, password: string) {
  const { token, refreshToken, user } = await callsOf(server, null).must<{
    token: string
    refreshToken: string
    user: { id: string }
  }>(
    `mutation ($username: String!, $password: String!) {
      tokenAuth(username: $username, password: $password) { ok errorString token refreshToken user { id } } }`,
    { username, password },
  )
  return { ...callsOf(server, token), token, refreshToken, id: user.id }
}

/** Joins a workshop as a browser does, and returns the calls of that participant. */
export async function joinCalls(server: { url: string }, workshopId: string, workshopPassword = '') {
  const { user, tempPassword } = await callsOf(server, null).must<{
    user: { username: string }
    tempPassword: string
  }>(
    `mutation ($workshopId: ID!, $workshopPassword: String) {
      createTempUser(workshopId: $workshopId, workshopPassword: $workshopPassword) {
        ok errorString tempPassword user { username } } }`,
    { workshopId, workshopPassword },
  )
  const calls = await signInCalls(server, user.username, tempPassword)
  return { ...calls, username: user.username, tempPassword }
}
