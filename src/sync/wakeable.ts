/** Waiting that can be ended early. */
export interface Wakeable {
  pause(ms: number): Promise<void>
  /** Whoever pauses goes on now; nothing happens when nobody does. */
  wake(): void
}

export function wakeable(): Wakeable {
  let wakeUp = (): void => undefined
  return {
    async pause(ms) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      wakeUp = () => undefined
    },
    wake: () => wakeUp(),
  }
}
