import { Offline } from '#api/callErrors.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { showFailure } from '#ui/failure.ts'

/**
 * What nobody caught is told instead of being swallowed: 'Oops, something went wrong!'. What the network, the person or their
 * rights caused is no failure of ours, and the screens say it elsewhere.
 */
export function showUncaughtFailures(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  window.addEventListener('error', ({ error }) => tell(error))
}

function tell(error: unknown): void {
  if (isFailure(error)) showFailure()
}

/** Exported for its test: whether an error is worth a dialog. */
export function isFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isTold = error instanceof Offline || error instanceof Refusal || error instanceof UserMistake
  return !isTold && error.name !== 'AbortError' && !error.message.startsWith('ResizeObserver')
}
