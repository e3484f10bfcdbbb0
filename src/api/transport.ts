import { Refusal, UserMistake, refusalMessages } from '#domain/errors.ts'
import type { RefusalCode } from '#domain/errors.ts'
import { Offline, ServerTrouble } from './callErrors.ts'
import type { TypedDocument } from './generated.ts'

/** Longer than the server's own limit for a call: a longer silence is a dead network. */
const timeoutMs = 20_000

interface GraphqlAnswer {
  data?: Record<string, unknown> | null
  errors?: { extensions?: { code?: string } }[]
}

/**
 * One POST to /graphql.
 *
 * @param address where the server is, such as `https://plenum.example`
 * @param token null for a call that nobody has to sign in for
 * @throws {CallError}
 */
export async function post<Result, Variables>(
  address: string,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  token: string | null,
): Promise<Result> {
  const answer = await answerOf(await send(address, document, variables, token))
  for (const payload of Object.values(answer)) {
    const mistake = mistakeIn(payload)
    if (mistake !== null) throw new UserMistake(mistake)
  }
  return answer as Result
}

async function send(
  address: string,
  query: string,
  variables: unknown,
  token: string | null,
): Promise<Response> {
  try {
    return await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(token === null ? {} : { authorization: `JWT ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch {
    throw new Offline()
  }
}

async function answerOf(response: Response): Promise<Record<string, unknown>> {
  const answer = await jsonOf(response)
  const code = answer?.errors?.[0]?.extensions?.code
  if (code !== undefined && Object.hasOwn(refusalMessages, code)) throw new Refusal(code as RefusalCode)
  if (answer?.errors) throw new ServerTrouble(true)
  if (response.status === 401) throw new Refusal('UNAUTHENTICATED')
  if (response.status === 429) throw new Refusal('RATE_LIMITED')
  if (!response.ok || !answer?.data) throw new ServerTrouble(false)
  return answer.data
}

async function jsonOf(response: Response): Promise<GraphqlAnswer | null> {
  try {
    const answer: unknown = await response.json()
    return typeof answer === 'object' && answer !== null ? answer : null
  } catch {
    // A connection that broke off, or the page of a proxy in between.
    return null
  }
}

function mistakeIn(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null || !('ok' in payload) || payload.ok !== false)
    return null
  const text = 'errorString' in payload ? payload.errorString : null
  return typeof text === 'string' && text !== '' ? text : 'Something went wrong.'
}
