import { Refusal } from '#domain/errors.ts'

/**
 * Admits attempts that wait for the same key at a bounded rate, in random order: a person who sends many waits beside
 * everybody else, not ahead of them.
 */
export interface Lottery {
  /**
   * Resolves when it is drawn.
   *
   * @param ballot the value that is tried: attempts with the same value are drawn together
   * @throws {Refusal} `RATE_LIMITED` when it was not drawn in time, or too many wait
   */
  draw(key: string, ballot: string): Promise<void>
}

export interface LotteryRules {
  everyMs: number
  /** Maximum queue for one key, and for all keys together. */
  mostWaiting: number
  /** Less than the 20 seconds that a browser waits for an answer. */
  longestMs: number
}

interface Ticket {
  ballot: string
  resolve: () => void
  reject: (refusal: Refusal) => void
  timeout: NodeJS.Timeout
}

export function createLottery({ everyMs, mostWaiting, longestMs }: LotteryRules): Lottery {
  const waiting = new Map<string, Set<Ticket>>()

  const take = (tickets: Set<Ticket>, ticket: Ticket): Ticket => {
    clearTimeout(ticket.timeout)
    tickets.delete(ticket)
    return ticket
  }
  const turnAway = (tickets: Set<Ticket>, ticket: Ticket): void =>
    take(tickets, ticket).reject(new Refusal('RATE_LIMITED', 'too many wait for the same key'))

  function drawOne(key: string): void {
    const tickets = waiting.get(key) ?? new Set<Ticket>()
    const drawn = anyOf(tickets)
    for (const ticket of [...tickets]) if (ticket.ballot === drawn?.ballot) take(tickets, ticket).resolve()
    // The interval to the next draw is the same, even when nobody waits by then.
    if (drawn) setTimeout(drawOne, everyMs, key).unref()
    else waiting.delete(key)
  }

  return {
    draw(key, ballot) {
      const known = waiting.get(key)
      const tickets = known ?? new Set()
      if (!known) {
        waiting.set(key, tickets)
        setTimeout(drawOne, everyMs, key).unref()
      }
      return new Promise((resolve, reject) => {
        const ticket: Ticket = {
          ...{ ballot, resolve, reject },
          timeout: setTimeout(() => turnAway(tickets, ticket), longestMs).unref(),
        }
        tickets.add(ticket)
        const tooMany = tickets.size > mostWaiting ? anyOf(tickets) : null
        if (tooMany) turnAway(tickets, tooMany)
      })
    },
  }
}

function anyOf<Item>(items: ReadonlySet<Item>): Item | null {
  return [...items][Math.floor(Math.random() * items.size)] ?? null
}
