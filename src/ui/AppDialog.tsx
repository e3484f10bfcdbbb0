import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useReturnFocus } from './useReturnFocus.ts'

const AppDialogFrame = lazy(async () => ({ default: (await import('./AppDialogFrame.tsx')).AppDialogFrame }))

export interface AppDialogProps {
  title: ReactNode
  onClose: () => void
  /** 400 or 460 pixels. */
  isWide?: boolean
  /** As large as what everyone is shown has to be. */
  isLarge?: boolean
  children: ReactNode
}

/** A dialog: shown while it is rendered. The first one of a page is fetched when it opens. */
export function AppDialog(props: AppDialogProps) {
  useReturnFocus()
  return (
    <Suspense fallback={null}>
      <AppDialogFrame {...props} />
    </Suspense>
  )
}
