import { z } from 'zod'
import type { FarSupabase } from './config.ts'
import { foreignCertificate, networkRemedies } from './database/connection/mistakes.ts'
import type { NetworkPlace } from './database/connection/mistakes.ts'

/** What the start asks of a project. */
export interface Question<Shape extends z.ZodType> {
  path: string
  keyName: keyof typeof keys
  /** Of the answer, whatever its status. */
  shape: Shape
  /** Posted. */
  body?: object
}

/** How file storage refuses; its status may stand in the answer alone. */
export const storageRefusalShape = z.object({ statusCode: z.coerce.number(), message: z.string() })

const keys = {
  SUPABASE_PUBLISHABLE_KEY: { field: 'publishableKey', advice: 'Copy the publishable key' },
  SUPABASE_SECRET_KEY: {
    field: 'secretKey',
    advice: 'Copy the secret key, which a publishable one cannot replace,',
  },
} as const

const askMs = 10_000
const noAnswer = ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT', 'TimeoutError']

/**
 * The answer of a project; or one sentence that names the variable, what was tried and what to do, without the value of
 * any. SPEC O13
 */
export async function askProject<Shape extends z.ZodType>(
  address: Pick<FarSupabase, 'supabaseUrl' | 'publishableKey' | 'secretKey'>,
  { path, keyName, shape, body }: Question<Shape>,
): Promise<z.output<Shape> | string> {
  const url = new URL(address.supabaseUrl + path)
  const where = `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`
  const { field, advice } = keys[keyName]
  try {
    const answer = await fetch(url, {
      headers: {
        ...{ apikey: address[field], authorization: `Bearer ${address[field]}` },
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(askMs),
    })
    const json = jsonIn(await answer.text())
    const status = storageRefusalShape.safeParse(json).data?.statusCode ?? answer.status
    const answered = `answered ${status} at ${url.pathname}`
    if ([401, 403].includes(status) && json !== undefined)
      return `${keyName}: the project at ${where} refuses this key (it ${answered}). ${advice} from the project's page (Settings, API Keys).`
    if (status >= 500 || status === 429)
      return `SUPABASE_URL: ${serviceAt(path)} of the project at ${where} does not work now: it ${answered}. Look at the project's page, and start again when it does.`
    const parsed = shape.safeParse(json)
    if (parsed.success) return parsed.data
    return `SUPABASE_URL: ${where} ${answered}, but not as a Supabase does. Take the address from the project's page (Settings, Data API), such as https://project.supabase.co.`
  } catch (error) {
    return `SUPABASE_URL: ${remedyFor(error, { host: url.hostname, where })}.`
  }
}

const serviceAt = (path: string): string => (path.startsWith('/auth/') ? 'the auth server' : 'file storage')

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Not the words of an error that is not known: they may quote what was sent. */
function remedyFor(error: unknown, place: NetworkPlace): string {
  const code = codeOf(error)
  const remedy = networkRemedies.find(([codes]) => codes.includes(code))?.[1]
  if (remedy) return remedy(place)
  const { where } = place
  if (noAnswer.includes(code))
    return `${where} does not answer within ${askMs / 1000} s. Check the host, the port and what stands in between, and that the project runs`
  if (foreignCertificate.includes(code))
    return `the certificate of ${where} is not from an authority that is trusted here. Name a file with that authority in NODE_EXTRA_CA_CERTS`
  return `${where} does not speak as a Supabase does (${code}). Check whether it is http or https, and the port`
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause instanceof Error) return codeOf(error.cause)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
