/** Runs acts one after the other, in the order in which they were asked for; a failed one does not stop the next. */
export function createTurns(): <Result>(act: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (act) => {
    const turn = last.then(act)
    last = turn.catch(() => undefined)
    return turn
  }
}
