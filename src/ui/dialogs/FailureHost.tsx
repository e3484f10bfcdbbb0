import { useFailure } from './failure.ts'
import { lazyDialog } from '../loading/lazyPart.tsx'

const FailureDialog = lazyDialog(async () => ({
  default: (await import('./FailureDialog.tsx')).FailureDialog,
}))

/** Renders the generic failure dialog. */
export function FailureHost() {
  const { isShown } = useFailure()
  if (!isShown) return null
  return <FailureDialog />
}
