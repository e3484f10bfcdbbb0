/** A delay that can be ended early. */
export interface Wakeable {
  pause(ms: number): Promise<void>
  /** Ends the current pause, if there is one. */
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
