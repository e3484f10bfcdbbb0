import { Suspense } from 'react'
import { lazyDialog } from './lazyPart.tsx'
import type { AppDialogProps } from './AppDialogFrame.tsx'
import { useReturnFocus } from './useReturnFocus.ts'

const AppDialogFrame = lazyDialog(async () => ({
  default: (await import('./AppDialogFrame.tsx')).AppDialogFrame,
}))

/** A dialog: shown while it is rendered. The first one of a page is fetched when it opens. */
export function AppDialog(props: AppDialogProps) {
  useReturnFocus()
  return (
    <Suspense fallback={null}>
      <AppDialogFrame {...props} />
    </Suspense>
  )
}
