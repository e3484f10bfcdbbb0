import { Refusal } from '#domain/errors.ts'

/**
 * Lets those who wait for the same thing on at a bounded rate, in no order: whoever sends the most waits beside everybody else,
 * instead of before them.
 */
export interface Lottery {
  /**
   * Resolves when it is drawn.
   *
   * @param ballot what is tried: those who wait with the same one are drawn together
   * @throws {Refusal} `RATE_LIMITED` when it was not drawn for a while, or too many wait
   */
  draw(key: string, ballot: string): Promise<void>
}

export interface LotteryRules {
  everyMs: number
  /** Of one key. One more, and one of them all is turned away. */
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
    take(tickets, ticket).reject(new Refusal('RATE_LIMITED', 'too many try the same'))

  function drawOne(key: string): void {
    const tickets = waiting.get(key) ?? new Set<Ticket>()
    const drawn = anyOf(tickets)
    for (const ticket of [...tickets]) if (ticket.ballot === drawn?.ballot) take(tickets, ticket).resolve()
    // The next one is drawn as long after this one, also when nobody waits by then.
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
