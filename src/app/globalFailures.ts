import { Offline } from '#api/callErrors.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { showFailure } from '#ui/dialogs/failure.ts'

/**
 * Reports uncaught errors: 'Oops, something went wrong!'. Errors caused by the network, the person's input or their
 * rights are excluded, since the screens show them elsewhere.
 */
export function showUncaughtFailures(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  window.addEventListener('error', ({ error }) => tell(error))
}

function tell(error: unknown): void {
  if (isFailure(error)) showFailure()
}

/** Exported for its test: whether an error opens the dialog. */
export function isFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isShownElsewhere =
    error instanceof Offline || error instanceof Refusal || error instanceof UserMistake
  return !isShownElsewhere && error.name !== 'AbortError' && !error.message.startsWith('ResizeObserver')
}
