/**
 * Runs slow work one order at a time: the order in progress is finished, then the newest order is started; orders
 * between them are skipped. Results therefore still appear when orders arrive faster than the work is done.
 *
 * @param begin starts one order; the function it returns cancels it
 */
export function oneAtATime<Order, Result>(
  begin: (order: Order, onDone: (result: Result) => void) => () => void,
) {
  let end: (() => void) | null = null
  let next: (() => void) | null = null
  const ask = (order: Order, onDone: (result: Result) => void): void => {
    if (end) {
      next = () => ask(order, onDone)
      return
    }
    let isDone = false
    const ended = begin(order, (result) => {
      isDone = true
      end = null
      onDone(result)
      const newest = next
      next = null
      newest?.()
    })
    if (!isDone) end = ended
  }
  const stop = (): void => {
    end?.()
    end = null
    next = null
  }
  return { ask, stop }
}
