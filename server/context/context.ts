import { Refusal } from '#domain/errors.ts'
import { callerKey } from '../access/caller.ts'
import type { Caller } from '../access/caller.ts'
import { networkOf } from '../limits/network.ts'
import type { Services } from '../services.ts'
import type { Payer, Work } from '../limits/workload.ts'

/** The context of every resolver; one per request, or one per operation of a websocket. */
export interface GraphQLContext {
  services: Services
  /**
   * @throws {Refusal} `UNAUTHENTICATED` when the request has an invalid token; without a token the caller is `nobody`
   */
  readonly caller: Caller
  /** Appears in the log and in a header of the response. */
  requestId: string
  /** The client's network address. */
  address: string
  /** Ends the request when it asks for more items than allowed. */
  budget: ItemBudget
  /** The cost of the request so far. */
  work: Work
  /** The account or network that the cost is charged to. */
  payer: Payer
  /** Values read so far in this request, see `readOnce`. Replaced after each change. */
  reading: Reading
}

type Reading = Map<unknown, unknown>

/** Counts the list items in the answer to one request. */
export interface ItemBudget {
  left: number
}

/** The origin of a request, and its claims about the caller. */
export interface RequestOrigin {
  /** Identifies the caller. Evaluated lazily, so that a refusal reaches the code that asks for the caller. */
  callerOf: () => Promise<Caller>
  requestId: string
  address: string
  /** Whether the client has disconnected. */
  isGone?: () => boolean
}

/** List items in one answer: an export of 10,000 answers fits, posts nested in groups nested in posts do not. */
const itemsPerRequest = 40_000

function freshBudget(): ItemBudget {
  return { left: itemsPerRequest }
}

/** Prepares the context of a subscription for its next event: discards everything read for the previous one. */
export function renew(context: GraphQLContext): void {
  context.budget = freshBudget()
  context.work = context.services.workload.beginEvent(context.payer)
  context.reading = new Map()
}

/**
 * Reads a value once for all fields of a request, until the request changes something.
 *
 * @param read identifies the cached value, so it must be created once and not per request
 */
export function readOnce<Value>(context: GraphQLContext, read: (context: GraphQLContext) => Value): Value {
  const { reading } = context
  if (!reading.has(read)) reading.set(read, read(context))
  return reading.get(read) as Value
}

const credentials = /^(?:JWT|Bearer) +([\w.~+/=-]+)$/i

/** The token of `Authorization: JWT <token>` or `Bearer <token>`, also in `connectionParams.authorization`. */
export function tokenOf(authorization: string | null): string | null {
  if (authorization === null || authorization.trim() === '') return null
  // Other values are treated as a token too, and refused as an invalid one.
  return credentials.exec(authorization.trim())?.[1] ?? authorization
}

/**
 * The context of one request. An invalid token is refused only when a resolver asks for the caller, so that a client
 * with an expired token can refresh it.
 */
export async function createContext(
  services: Services,
  { callerOf, requestId, address, isGone }: RequestOrigin,
): Promise<GraphQLContext> {
  const known = await callerOf().then(
    (caller) => ({ caller }),
    (refusal: unknown) => ({ refusal }),
  )
  const payer = payerOf('caller' in known ? known.caller : { kind: 'nobody' }, address)
  return {
    services,
    requestId,
    address,
    budget: freshBudget(),
    work: services.workload.begin(payer, isGone),
    payer,
    reading: new Map(),
    get caller() {
      if ('refusal' in known) throw known.refusal
      return known.caller
    },
  }
}

/**
 * An identified caller is charged personally on all networks; anonymous callers share the allowance of their network.
 */
export function payerOf(caller: Caller, address: string): Payer {
  const key = callerKey(caller)
  if (key === null) return { key: `network ${networkOf(address)}`, kind: 'network' }
  return { key, kind: caller.kind === 'account' ? 'account' : 'member' }
}

/** @throws {Refusal} `RATE_LIMITED` when the caller has made too many commands. SPEC Q5 */
export function payCommands({ payer, services }: GraphQLContext, commands: number): void {
  // Joining and signing in have separate limits, which do not block other people on the same network.
  if (payer.kind !== 'network' && !services.commands[payer.kind].spend(payer.key, commands))
    throw new Refusal('RATE_LIMITED', 'too many commands')
}
