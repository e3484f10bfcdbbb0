/**
 * Batches the lookups that resolvers make at the same time, each key once.
 *
 * @param load missing keys in its result become `none`
 */
export function createBatch<Value>(
  load: (keys: string[]) => Promise<Map<string, Value>>,
  none: Value,
): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  let waiting: string[] = []
  let answers: Promise<Map<string, Value>> | null = null

  function next(): Promise<Map<string, Value>> {
    answers ??= new Promise((resolve, reject) => {
      // Runs after all resolvers of this turn have made their lookups.
      setImmediate(() => {
        const keys = waiting
        waiting = []
        answers = null
        load(keys).then(resolve, reject)
      })
    })
    return answers
  }

  return (key) => {
    const found = known.get(key)
    if (found) return found
    waiting.push(key)
    const asked = next().then((values) => values.get(key) ?? none)
    known.set(key, asked)
    return asked
  }
}
