import { Suspense } from 'react'
import { useFailure } from './failure.ts'
import { lazyDialog } from './lazyPart.tsx'

const FailureDialog = lazyDialog(async () => ({
  default: (await import('./FailureDialog.tsx')).FailureDialog,
}))

/** Where the generic failure dialog appears. */
export function FailureHost() {
  const { isShown } = useFailure()
  if (!isShown) return null
  return (
    <Suspense>
      <FailureDialog />
    </Suspense>
  )
}
