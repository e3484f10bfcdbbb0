import { lazy, Suspense } from 'react'
import { useFailure } from './failure.ts'

const FailureDialog = lazy(async () => ({ default: (await import('./FailureDialog.tsx')).FailureDialog }))

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
