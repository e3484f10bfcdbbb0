/** Nothing is drawn any more, in milliseconds. */
const pauseMs = 5000

/** Frees what drawings left behind, in a pause. */
export interface Sweeping {
  /** To be told of each drawing at its end. */
  drew(): void
  end(): void
}

/** @param sweep may fail, and is tried again after the next drawing */
export function createSweeping(isWorth: () => boolean, sweep: () => Promise<unknown>): Sweeping {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    drew() {
      clearTimeout(timer)
      if (isWorth()) timer = setTimeout(() => void sweep().catch(() => undefined), pauseMs)
    },
    end: () => clearTimeout(timer),
  }
}
