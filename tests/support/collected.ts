import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect } from 'vitest'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Waits until nothing refers to these objects any more. */
export async function allCollected(refs: readonly WeakRef<object>[]): Promise<void> {
  await expect
    .poll(
      () => {
        collectGarbage()
        return refs.filter((ref) => ref.deref() !== undefined).length
      },
      { timeout: 10_000 },
    )
    .toBe(0)
}
