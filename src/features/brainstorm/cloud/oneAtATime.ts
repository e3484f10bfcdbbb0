/**
 * Runs slow work one at a time: what is under way is finished, then the newest order is begun and those between are left out.
 * Where orders come faster than the work is done, something is done all the same.
 *
 * @param begin begins one; the function it returns ends it
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
