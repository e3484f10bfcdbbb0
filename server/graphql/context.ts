import { userIdOf } from '#server/access/caller.ts'
import type { Caller } from '#server/access/caller.ts'
import { networkOf } from '#server/limits/network.ts'
import type { Services } from '#server/services.ts'
import type { Payer, Work } from './workload/workload.ts'

/** What every resolver gets beside its arguments; one a request, or one an operation of a websocket. */
export interface GraphQLContext {
  services: Services
  /** @throws {Refusal} `UNAUTHENTICATED` when the request came with a token that is not good; without one it is `nobody` */
  readonly caller: Caller
  /** Stands in the log and in the answer's header. */
  requestId: string
  /** The other side's network address. */
  address: string
  /** Ends the request when it asks for more items than one request may. */
  budget: ItemBudget
  /** What it costs so far. */
  work: Work
  /** Who pays for it. */
  payer: Payer
  /** What it read so far, by what reads it; see `readOnce`. Another one after it changed something. */
  reading: Reading
}

type Reading = Map<unknown, unknown>

/** Counts the items of the lists that one request is answered with. */
export interface ItemBudget {
  left: number
}

/** Where a request comes from, and what it says of who sends it. */
export interface RequestOrigin {
  /** Who it is, as far as that is known: asked here, so that a refusal is told to who asks for the caller. */
  callerOf: () => Promise<Caller>
  requestId: string
  address: string
  /** Whether the other side has hung up. */
  isGone?: () => boolean
}

/** Items of lists in one answer: an export of 10,000 answers fits, posts within groups within posts do not. */
const itemsPerRequest = 40_000

function freshBudget(): ItemBudget {
  return { left: itemsPerRequest }
}

/** Makes the context of a subscription that of its next event: nothing that was read for the one before is good any more. */
export function renew(context: GraphQLContext): void {
  context.budget = freshBudget()
  context.work = context.services.workload.beginEvent(context.payer)
  context.reading = new Map()
}

/**
 * Reads something once for all fields of a request that ask for it, until the request changes something.
 *
 * @param read a function that stands for what it reads: made once, not for each request
 */
export function readOnce<Value>(context: GraphQLContext, read: (context: GraphQLContext) => Value): Value {
  const { reading } = context
  if (!reading.has(read)) reading.set(read, read(context))
  return reading.get(read) as Value
}

const credentials = /^(?:JWT|Bearer) +([\w.~+/=-]+)$/i

/** The token of `Authorization: JWT <token>` or `Bearer <token>`, the same of `connectionParams.authorization`. */
export function tokenOf(authorization: string | null): string | null {
  if (authorization === null || authorization.trim() === '') return null
  // What is no credential at all goes to the check of tokens too, and is refused there like a bad one.
  return credentials.exec(authorization.trim())?.[1] ?? authorization
}

/**
 * The context of one request. A bad token is told when somebody asks who is calling: who comes with an expired one must
 * still be able to refresh it.
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

/** A person pays for themselves wherever they are; who is nobody shares with their network. */
function payerOf(caller: Caller, address: string): Payer {
  if (caller.kind === 'nobody') return { key: `network ${networkOf(address)}`, kind: 'network' }
  if (caller.kind === 'remote') return { key: `remote ${caller.remoteId}`, kind: 'member' }
  if (caller.kind === 'projector') return { key: `projector ${caller.workshopId}`, kind: 'member' }
  return { key: `${caller.kind} ${userIdOf(caller)}`, kind: caller.kind }
}
