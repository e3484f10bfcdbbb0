import type { Caller } from '#server/access/caller.ts'
import type { Services } from '#server/services.ts'

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
}

/** Counts the items of the lists that one request is answered with. */
export interface ItemBudget {
  left: number
}

/** Where a request comes from, before anything is known of who sends it. */
export interface RequestOrigin {
  authorization: string | null
  requestId: string
  address: string
}

/** Items of lists in one answer: an export of 10,000 answers fits, posts within groups within posts do not. */
const itemsPerRequest = 40_000

/** For a new request, and for each event of a subscription. */
export function freshBudget(): ItemBudget {
  return { left: itemsPerRequest }
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
export async function createContext(services: Services, origin: RequestOrigin): Promise<GraphQLContext> {
  const { requestId, address } = origin
  const known = await services.access.callerOf(tokenOf(origin.authorization)).then(
    (caller) => ({ caller }),
    (refusal: unknown) => ({ refusal }),
  )
  return {
    services,
    requestId,
    address,
    budget: freshBudget(),
    get caller() {
      if ('refusal' in known) throw known.refusal
      return known.caller
    },
  }
}
